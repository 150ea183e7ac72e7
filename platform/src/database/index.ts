/** Embedded PostgreSQL 18 from the package registry: docs/decisions/0002-database.md. */
export { makeDataFolder } from './data-folder.ts';
export { startDatabase } from './start-database.ts';
export { endDatabasesIn } from './end-databases.ts';
