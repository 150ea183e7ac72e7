import { type Cents, type FundFigure, type ProjectTypeFilter, type Query, read } from '@metier/contract';

/** A page of the open invitations, newest first. */
export const invitationsRead = (page = 1) => read('GET /api/freelancer/invitations', { query: { page } });

/** The first page of the open invitations by their deadlines. */
export const soonestInvitationsRead = () =>
  read('GET /api/freelancer/invitations', { query: { sort: 'expires_at', page: 1 } });

/** Filters of the open projects; without a type they are in the user's categories. */
export interface FeedFilter {
  readonly type?: ProjectTypeFilter;
  readonly search?: string;
  readonly min_budget?: Cents;
}

/** The filters as fields of a call. */
export const feedFields = ({ type, ...rest }: FeedFilter) => ({ ...rest, ...(type ? { type: [type] } : {}) });

/** A page of the paid projects without executor. */
export const openProjectsRead = (filter: FeedFilter = {}, page = 1) =>
  read('GET /api/freelancers/open_projects', { query: { page, ...feedFields(filter) } });

/** A page of the signed-in freelancer's projects. */
export const myProjectsRead = (query: Query<'GET /api/freelancer/my_projects'> = { page: 1 }) =>
  read('GET /api/freelancer/my_projects', { query });

/** A page of the signed-in freelancer's projects that wait for them, the earliest deadline first. */
export const myMovesRead = (page = 1) => myProjectsRead({ your_move: 1, page });

/** Whose balances are read: a freelancer's id for managers, undefined for the signed-in freelancer. */
export type Owner = string | undefined;

/** The owner as query parameters. */
export const ofOwner = (owner: Owner) => (owner ? { user_id: owner } : {});

/** A freelancer's balances, in cents. */
export const fundsRead = (owner?: Owner) => read('GET /api/account/funds', { query: ofOwner(owner) });

/** When pending earnings become available, by project. */
export const clearingRead = (owner?: Owner) => read('GET /api/account/clearing', { query: ofOwner(owner) });

/** Earned cents of each of the last twelve months, oldest first. */
export const earningsRead = (owner?: Owner) => read('GET /api/account/earnings', { query: ofOwner(owner) });

/** A page of a freelancer's conversions, newest first. */
export const withdrawalsRead = (owner?: Owner, page = 1) =>
  read('GET /api/account/withdrawals', { query: { ...ofOwner(owner), page } });

/** Selects ledger rows: those behind one balance, or those of a month's earnings; all by default. */
export interface LedgerFilter {
  readonly figure?: FundFigure | undefined;
  readonly month?: string | undefined;
}

/** A page of a freelancer's ledger rows. */
export const ledgerRead = (owner?: Owner, { figure, month }: LedgerFilter = {}, page = 1) =>
  read('GET /api/account/ledger', {
    query: { ...ofOwner(owner), page, ...(figure && { figure }), ...(month && { month }) },
  });

/** Whether the signed-in freelancer takes new work. */
export const freeRead = () => read('GET /api/freelancers/free');

/** Whether the signed-in freelancer's page is public. */
export const isPublicRead = () => read('GET /api/freelancers/public_page');

/** One work of any freelancer. */
export const workRead = (id: string) =>
  read('GET /api/freelancers/portfolio', { query: { portfolio_id: id } });

/** A freelancer's public page. */
export const publicPageRead = (id: string) => read('GET /api/public/freelancer', { query: { id } });
