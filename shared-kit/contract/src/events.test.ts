import { expect, test } from '@jest/globals';
import { READS_OF_CHANGE } from './events.ts';
import { operations, type Call } from './operations.ts';

/** Reads of which no event tells, each with its reason. */
const UNTOLD: Partial<Record<Call, string>> = {
  'GET /api/account/ledger': 'entries come with the figures, which pages read again together',
  'GET /api/auth/sessions': 'other devices of the reader sign in: read when the page is looked at',
  'GET /api/catalogue': 'changes with a release only',
  'GET /api/customer/profile': 'changed by its owner',
  'GET /api/customer/templates': 'changed by its owner',
  'GET /api/events': 'the stream itself',
  'GET /api/files/archive': 'an address that lasts minutes',
  'GET /api/files/link': 'an address that lasts minutes',
  'GET /api/freelancers': 'concerns nobody in particular',
  'GET /api/freelancers/contract': 'changed by its owner',
  'GET /api/freelancers/contract_file': 'a file that is asked for',
  'GET /api/freelancers/free': 'changed by its owner',
  'GET /api/freelancers/open_projects': 'concerns nobody in particular: pages ask every 30 seconds',
  'GET /api/freelancers/portfolio': 'changed by its owner',
  'GET /api/freelancers/portfolio_image': 'a file that is asked for',
  'GET /api/freelancers/portfolios': 'changed by its owner',
  'GET /api/freelancers/profile': 'for other clients',
  'GET /api/manager/accounts': 'changed by managers: read when the page is looked at',
  'GET /api/manager/ledger': 'for audits',
  'GET /api/manager/releases': 'the store of releases tells no events: pages ask every 30 seconds',
  'GET /api/manager/releases/history': 'the store of releases tells no events: pages ask every 30 seconds',
  'GET /api/notifications/preferences': 'changed by its owner',
  'GET /api/projects/project_card/agreement_file': 'a file that is asked for',
  'GET /api/projects/project_card/check': 'a file that is asked for',
  'GET /api/projects/project_card/invoice': 'changed by its owner',
};

test('it is decided for every read whether a change makes it out of date', () => {
  const told = Object.values(READS_OF_CHANGE).flat();
  const reads = Object.keys(operations).filter((call) => call.startsWith('GET '));
  expect([...new Set([...told, ...Object.keys(UNTOLD)])].toSorted()).toEqual(reads.toSorted());
});
