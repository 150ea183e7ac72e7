import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/**
 * What somebody finds after a statement was run behind the backs of all triggers and keys; it is taken back afterwards.
 * Proves that a check of the books would see the fault.
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
