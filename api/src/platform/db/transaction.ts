import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresDialect, Transaction } from 'kysely';
import type { Tables } from '../registry.ts';
import type { Db, Trx } from './database.ts';
import { isTransient } from './sql-state.ts';

const TRIES = 5;

/**
 * Runs work in one transaction (read committed) and commits it, or rolls back on any error. Retries after a deadlock, a
 * serialization failure or a stale plan, so the work must have no effects outside the database.
 *
 * @example await transaction(db, async (trx) => { await lockWallet(trx, id); … });
 */
export async function transaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => pipelined(trx, work));
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error;
      await sleep(attempt * 10);
    }
  }
}

/** Never called: a transaction has its own connection. */
const NO_POOL = () => Promise.reject(new Error('A transaction uses its own connection.'));
const dialect = new PostgresDialect({ pool: NO_POOL });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Passes the transaction's raw connection. Kysely's own transaction sends a statement only after the response to the
 * previous one, which would serialize `together`.
 */
function pipelined<Result>(trx: Trx, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const executor = trx.getExecutor();
  return executor.provideConnection((connection) => {
    const provider = {
      provideConnection: <R>(use: (own: typeof connection) => Promise<R>) => use(connection),
    };
    return work(new Transaction<Tables>({ ...UNUSED, executor: executor.withConnectionProvider(provider) }));
  });
}
