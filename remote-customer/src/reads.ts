import { type Query, read } from '@metier/contract';

/** The services with their minimum prices. */
export const catalogueRead = () => read('GET /api/catalogue');

/** A page of the signed-in customer's projects. */
export const myProjectsRead = (query: Query<'GET /api/customer/my_projects'> = { page: 1 }) =>
  read('GET /api/customer/my_projects', { query });

/** A page of the signed-in customer's projects that wait for them, the earliest deadline first. */
export const myMovesRead = (page = 1) => myProjectsRead({ your_move: 1, page });

/** The signed-in customer's templates. */
export const templatesRead = () => read('GET /api/customer/templates');
