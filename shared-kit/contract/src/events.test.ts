import { expect, test } from '@jest/globals';
import { READS_OF_CHANGE } from './events.ts';
import { operations, type Call } from './operations.ts';

/** Reads that no event invalidates, with the reason. */
const NOT_INVALIDATED: Partial<Record<Call, string>> = {
  'GET /api/account/statement': 'a file that is downloaded on demand',
  'GET /api/auth/sessions': 'changed by sign-ins on other devices: refetched on focus',
  'GET /api/catalogue': 'changes with a release only',
  'GET /api/customer/invoices/archive': 'a file that is downloaded on demand',
  'GET /api/customer/invoices/export': 'read once, for a file',
  'GET /api/customer/profile': 'changed by its owner',
  'GET /api/customer/requisites': 'changed by its owner',
  'GET /api/customer/templates': 'changed by its owner',
  'GET /api/events': 'the stream itself',
  'GET /api/files/archive': 'a URL that expires within minutes',
  'GET /api/files/link': 'a URL that expires within minutes',
  'GET /api/freelancers': 'not specific to a user',
  'GET /api/freelancer/saved_searches': 'changed by its owner',
  'GET /api/freelancers/contract': 'changed by its owner',
  'GET /api/freelancers/contract_file': 'a file that is downloaded on demand',
  'GET /api/freelancers/free': 'changed by its owner',
  'GET /api/freelancers/open_projects': 'not specific to a user: polled every 30 seconds',
  'GET /api/freelancers/portfolio': 'changed by its owner',
  'GET /api/freelancers/portfolio_image': 'a file that is downloaded on demand',
  'GET /api/freelancers/portfolios': 'changed by its owner',
  'GET /api/freelancers/public_page': 'changed by its owner',
  'GET /api/public/freelancer': 'without sign-in there are no events',
  'GET /api/freelancers/profile': 'for other clients',
  'GET /api/manager/ledger': 'for audits',
  'GET /api/manager/projects/export': 'a file that is downloaded on demand',
  'GET /api/manager/people': 'not specific to a user',
  'GET /api/manager/views': 'changed by its owner',
  'GET /api/notifications/preferences': 'changed by its owner',
  'GET /api/users/photo_image': 'a file that is downloaded on demand',
  'GET /api/projects/project_card/agreement_file': 'a file that is downloaded on demand',
  'GET /api/projects/project_card/check': 'a file that is downloaded on demand',
  'GET /api/projects/project_card/invoice': 'changed by its owner',
};

test('every read is listed as invalidated by a kind of change, or as not', () => {
  const invalidated = Object.values(READS_OF_CHANGE).flat();
  const reads = Object.keys(operations).filter((call) => call.startsWith('GET '));
  expect([...new Set([...invalidated, ...Object.keys(NOT_INVALIDATED)])].toSorted()).toEqual(
    reads.toSorted(),
  );
});
