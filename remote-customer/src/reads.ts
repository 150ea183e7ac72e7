import { type Query, read } from '@metier/contract';

/** The services with their minimum prices. */
export const catalogueRead = () => read('GET /api/catalogue');

/** A page of the signed-in customer's projects. */
export const myProjectsRead = (query: Query<'GET /api/customer/my_projects'> = { page: 1 }) =>
  read('GET /api/customer/my_projects', { query });

/** The signed-in customer's templates. */
export const templatesRead = () => read('GET /api/customer/templates');
