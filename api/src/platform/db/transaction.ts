import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Trx } from './database.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const TRIES = 5;

/**
 * Runs work in one transaction (read committed) and commits it, or rolls back on any error. A deadlock or
 * serialization failure is tried again, so the work must do nothing outside the database.
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

function isPassing(error: unknown): boolean {
  return hasSqlState(error, SERIALIZATION_FAILURE) || hasSqlState(error, DEADLOCK_DETECTED);
}

/** True for a violated unique constraint, of the given name if any. Example: `isUniqueViolation(error, 'users_email_key')`. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    hasSqlState(error, '23505') &&
    (constraint === undefined || (error as { constraint?: string }).constraint === constraint)
  );
}

function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof Error && 'code' in error && error.code === state;
}
