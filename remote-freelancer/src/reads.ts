import { type ProjectTypeFilter, type Query, read } from '@metier/contract';

/** A page of the open invitations, newest first. */
export const invitationsRead = (page = 1) => read('GET /api/freelancer/invitations', { query: { page } });

/** A page of the paid projects that look for an executor: of one type, or of the own categories. */
export const openProjectsRead = (type?: ProjectTypeFilter, page = 1) =>
  read('GET /api/freelancers/open_projects', { query: { page, ...(type ? { type: [type] } : {}) } });

/** A page of the signed-in freelancer's projects. */
export const myProjectsRead = (query: Query<'GET /api/freelancer/my_projects'> = { page: 1 }) =>
  read('GET /api/freelancer/my_projects', { query });

/** Whose figures are read: those of the signed-in freelancer, or those of the one a manager looks at. */
export type Owner = string | undefined;

/** The owner as the API takes it. */
export const ofOwner = (owner: Owner) => (owner ? { user_id: owner } : {});

/** The figures of a freelancer's money, in cents. */
export const fundsRead = (owner?: Owner) => read('GET /api/account/funds', { query: ofOwner(owner) });

/** Earned cents of each of the last twelve months, oldest first. */
export const earningsRead = (owner?: Owner) => read('GET /api/account/earnings', { query: ofOwner(owner) });

/** One piece of work, of anybody. */
export const workRead = (id: string) =>
  read('GET /api/freelancers/portfolio', { query: { portfolio_id: id } });
