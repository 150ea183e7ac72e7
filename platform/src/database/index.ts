/** Real PostgreSQL 18 out of the package registry, as a child of the product: docs/decisions/0002-database.md. */
export { DatabaseError } from './database-error.ts';
export { startDatabase, type DatabaseOptions, type RunningDatabase } from './start-database.ts';
