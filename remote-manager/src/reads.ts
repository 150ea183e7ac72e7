import { type OpenCase, type ProjectSort, type ProjectTypeFilter, type Query, read } from '@metier/contract';

/** A page of all projects, newest first unless sorted, of one type or of all. */
export const allProjectsRead = (type?: ProjectTypeFilter, sort?: ProjectSort, page = 1) =>
  read('GET /api/projects', {
    query: { page, ...(type ? { type: [type] } : {}), ...(sort ? { sort } : {}) },
  });

/** A page of the projects with an open case. */
export const myProjectsRead = (query: Query<'GET /api/manager/my_projects'> = { page: 1 }) =>
  read('GET /api/manager/my_projects', { query });

// The parts of each queue, the one that opens first.
export const CASE_KINDS = ['disputed', 'refund_requested', 'decided'] as const satisfies readonly OpenCase[];
export const VERIFICATION_PARTS = ['submitted', 'approved', 'rejected'] as const;
export const REQUEST_STATES = ['open', 'answered'] as const;

/** A page of the open cases of a kind, oldest first. */
export const casesRead = (kind: (typeof CASE_KINDS)[number] = CASE_KINDS[0], page = 1) =>
  read('GET /api/manager/cases', { query: { case: kind, page } });

/** A page of the freelancers whose verification is in a state, who waits longest first. */
export const verificationsRead = (
  status: (typeof VERIFICATION_PARTS)[number] = VERIFICATION_PARTS[0],
  page = 1,
) => read('GET /api/manager/verifications', { query: { status: [status], page } });

/** A page of questions to the support: open ones, who waits longest first, or answered ones, the latest first. */
export const requestsRead = (state: (typeof REQUEST_STATES)[number] = REQUEST_STATES[0], page = 1) =>
  read('GET /api/manager/support', { query: { state, page } });

/** What is live and canary, and what was counted of it. */
export const releasesRead = () => read('GET /api/manager/releases');
