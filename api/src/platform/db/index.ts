export { takeLock } from './advisory-lock.ts';
export { openDatabase, type Database, type Db, type Trx } from './database.ts';
export { inBatches } from './in-batches.ts';
export { isUniqueViolation } from './sql-state.ts';
export { together } from './together.ts';
export { transaction } from './transaction.ts';
export { isMigrated, migrate, type Migration } from './migrate.ts';
export { pageOf, pagingOf, rowsBefore } from './paging.ts';
