import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Trx } from './database.ts';
import { isPassing } from './sql-state.ts';

const TRIES = 5;

/**
 * Runs work in one transaction (read committed) and commits it, or rolls back on any error. A deadlock, a
 * serialization failure or an outgrown plan is tried again, so the work must do nothing outside the database.
 *
 * @example await transaction(db, async (trx) => { await lockWallet(trx, id); … });
 */
export async function transaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !isPassing(error)) throw error;
      await sleep(attempt * 10);
    }
  }
}
