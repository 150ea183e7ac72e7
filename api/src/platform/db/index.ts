export { likeOf, patternsOf, wordsOf } from './like.ts';
export { takeLock } from './advisory-lock.ts';
export { openDatabase, type Database, type Db, type Trx } from './database.ts';
export { DatabaseLost } from './database-lost.ts';
export { inBatches } from './in-batches.ts';
export { isUniqueViolation } from './sql-state.ts';
export { together } from './together.ts';
export { transaction } from './transaction.ts';
export { isMigrated, migrate, type Migration } from './migrate.ts';
export {
  boundedPagingOf,
  cappedPagingOf,
  countedFor,
  countedPage,
  pageOf,
  pagingOf,
  rowsBefore,
  type CappedTotal,
} from './paging.ts';
export { watchDatabase } from './watch-database.ts';
