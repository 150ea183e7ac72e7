import { sql } from 'kysely';
import type { Trx } from './database.ts';

/**
 * Locks a name until the transaction ends: transactions that lock the same name run one after another.
 *
 * @example await lockName(trx, `searches ${userId}`);
 */
export async function lockName(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
