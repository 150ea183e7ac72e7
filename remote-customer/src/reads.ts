import { type Query, read } from '@metier/contract';

/** The services with their minimum prices. */
export const catalogueRead = () => read('GET /api/catalogue');

/** A page of the signed-in customer's projects. */
export const myProjectsRead = (query: Query<'GET /api/customer/my_projects'> = { page: 1 }) =>
  read('GET /api/customer/my_projects', { query });

/** A page of the signed-in customer's projects that wait for them, the earliest deadline first. */
export const myMovesRead = (page = 1) => myProjectsRead({ your_move: 1, page });

/** A page of the freelancers that match a filter. */
export const freelancersRead = (query: Query<'GET /api/freelancers'> = { page: 1 }) =>
  read('GET /api/freelancers', { query });

/** A page of a customer's team: favourites first, then freelancers who completed projects. */
export const teamRead = (id: string, page = 1) => read('GET /api/my_freelancers', { query: { id, page } });

/** A page of the signed-in customer's invoices of a year or a month; of all times without a period. */
export const invoicesRead = (period?: string, page = 1) =>
  read('GET /api/customer/invoices', { query: { ...(period && { period }), page } });

/** What the signed-in customer has spent, by month. */
export const spendingRead = () => read('GET /api/customer/spending');

/** The company details on the signed-in customer's invoices. */
export const billingProfileRead = () => read('GET /api/customer/requisites');

/** The signed-in customer's templates. */
export const templatesRead = () => read('GET /api/customer/templates');
