import {
  type OpenCase,
  type PageSize,
  type PayoutPart,
  type Query,
  read,
  type RequestState,
  type VerificationPart,
} from '@metier/contract';

/** The figures of the overview. */
export const overviewRead = () => read('GET /api/manager/overview');

/** A page of all people, newest first. */
export const peopleRead = (query: Query<'GET /api/manager/people'> = { page: 1 }) =>
  read('GET /api/manager/people', { query });

/** A person with the figures of their money. */
export const personRead = (id: string) => read('GET /api/manager/people/person', { query: { user_id: id } });

/** Rows of a page of all projects, unless others are chosen. */
export const USUAL_ROWS = 25 satisfies PageSize;

/** A page of all projects, newest first unless sorted. */
export const allProjectsRead = (query: Query<'GET /api/projects'> = { page: 1, per_page: USUAL_ROWS }) =>
  read('GET /api/projects', { query });

/** A page of the projects with an open case. */
export const myProjectsRead = (query: Query<'GET /api/manager/my_projects'> = { page: 1 }) =>
  read('GET /api/manager/my_projects', { query });

// The tabs of each queue, the default one first.
export const CASE_KINDS = ['disputed', 'refund_requested', 'decided'] as const satisfies readonly OpenCase[];
export const REQUEST_PARTS = ['open', 'answered', 'closed'] as const satisfies readonly RequestState[];

/** A page of the open cases of a kind, oldest first. */
export const casesRead = (
  kind: (typeof CASE_KINDS)[number] = CASE_KINDS[0],
  page = 1,
  filter: Pick<Query<'GET /api/manager/cases'>, 'age' | 'taken_by'> = {},
) => read('GET /api/manager/cases', { query: { case: kind, page, ...filter } });

/** A page of the freelancers with a verification state, longest waiting first. */
export const verificationsRead = (status: VerificationPart = 'submitted', page = 1) =>
  read('GET /api/manager/verifications', { query: { status: [status], page } });

/** A page of a part of all payouts: open ones by longest waiting, settled ones newest first. */
export const payoutsRead = (state: PayoutPart = 'waiting', page = 1) =>
  read('GET /api/manager/payouts', { query: { state, page } });

/** A page of support requests: open ones by longest waiting, or answered or closed ones, newest first. */
export const requestsRead = (state: RequestState = REQUEST_PARTS[0], page = 1, search = '') =>
  read('GET /api/manager/support', { query: { state, page, ...(search && { search }) } });

/** A page of the questions to the support of a person or about a project: open ones first. */
export const questionsRead = (
  about: Pick<Query<'GET /api/manager/support'>, 'user_id' | 'project_id'>,
  page = 1,
) => read('GET /api/manager/support', { query: { ...about, page } });

/** Live releases and canaries, with their figures. */
export const releasesRead = () => read('GET /api/manager/releases');
