import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresDialect, sql, Transaction, type CompiledQuery } from 'kysely';
import type { Tables } from '../registry.ts';
import type { Db, Trx } from './database.ts';
import { isRetryable } from './sql-state.ts';
import { together } from './together.ts';

const MAX_ATTEMPTS = 5;

/** The first and the last statement of a transaction. */
interface TransactionEnds<Result, Opened> {
  /** Must change nothing: if `begin` fails, it runs alone. */
  readonly first?: (trx: Trx) => Promise<Opened>;
  /**
   * Built before `commit` is sent. If PostgreSQL rejects it, it rolls back at `commit`. It returns no rows, and its values
   * must be of types that the driver can encode: a failure in the driver would not stop `commit`.
   */
  readonly last?: (trx: Trx, result: Result) => CompiledQuery | undefined;
}

/**
 * Runs work in one transaction (read committed) and commits it, or rolls back on any error. Retries after a deadlock, a
 * serialization failure or a stale plan, so the work must have no effects outside the database.
 *
 * @param ends statements that are sent together with `begin` and `commit`, which saves a round trip each
 * @example await transaction(db, async (trx) => { await lockWallet(trx, id); … });
 */
export async function transaction<Result, Opened = undefined>(
  db: Db,
  work: (trx: Trx, opened: Opened) => Promise<Result>,
  ends: TransactionEnds<Result, Opened> = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, async (trx) => {
        const [, opened] = await together([sql`begin`.execute(trx), ends.first?.(trx)]);
        const result = await work(trx, opened as Opened);
        const last = ends.last?.(trx, result);
        await together([last && trx.executeQuery(last), sql`commit`.execute(trx)]);
        return result;
      });
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(attempt * 10);
    }
  }
}

/** Never called: a transaction has its own connection. */
const NO_POOL = () => Promise.reject(new Error('A transaction uses its own connection.'));
const dialect = new PostgresDialect({ pool: NO_POOL });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Passes the raw connection. Kysely's own transaction sends a statement only after the response to the previous one,
 * which would serialize `together`.
 */
function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const provider = {
      provideConnection: <R>(use: (own: typeof connection) => Promise<R>) => use(connection),
    };
    const trx = new Transaction<Tables>({
      ...UNUSED,
      executor: executor.withConnectionProvider(provider),
    });
    try {
      return await work(trx);
    } catch (error) {
      // Fails on a lost connection, which has ended the transaction as well.
      await sql`rollback`.execute(trx).catch(() => undefined);
      throw error;
    }
  });
}
