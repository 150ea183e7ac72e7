import type { GetCall } from '@metier/contract';

/** Reads invalidated by any change of a project, for a mutation's `invalidates`. */
export const PROJECT_READS = [
  'GET /api/projects/project',
  'GET /api/customer/my_projects',
  'GET /api/freelancer/my_projects',
  'GET /api/manager/my_projects',
  'GET /api/projects',
  'GET /api/freelancers/open_projects',
  'GET /api/freelancer/invitations',
  'GET /api/customers/projects/invitations',
  'GET /api/customers/projects/responses',
  'GET /api/projects/case/statements',
  'GET /api/projects/project_card/results',
  'GET /api/projects/project_card/improvements',
  'GET /api/conversations/messages',
  'GET /api/projects/project_card/activity',
  'GET /api/projects/project_card/money',
  'GET /api/counts',
  'GET /api/account/funds',
  'GET /api/account/ledger',
] as const satisfies readonly GetCall[];
