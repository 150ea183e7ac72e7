import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/**
 * The result of a check after a statement that bypasses triggers and foreign keys; rolled back afterwards.
 * Proves that a check detects the fault.
 *
 * @example await spoiled(db, "delete from ledger_entries where event = 'captured'", bookFaults)
 */
export async function spoiled<Found>(
  db: Db,
  statement: string,
  look: (spoiltDb: Db) => Promise<Found>,
): Promise<Found> {
  const trx = await db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(statement).execute(trx);
    return await look(trx);
  } finally {
    await trx.rollback().execute();
  }
}
