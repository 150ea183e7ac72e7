import { LIMITS } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/**
 * Ids that a search finds, or undefined if there are more than a list counts: ordering all of them would take too long, so
 * the list checks its rows in its order instead. MATERIALIZED hides the limit from the planner, which then uses the index;
 * the execution still stops at the limit.
 *
 * @example const ids = await hitsOf(db, sql`select u.id from users u where ${isPersonFound(search)}`);
 */
export async function hitsOf(db: Db, search: RawBuilder<unknown>): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    with hits as materialized (${search}) select id from hits limit ${LIMITS.countedRows + 1}`.execute(db);
  return rows.length > LIMITS.countedRows ? undefined : rows.map(({ id }) => id);
}
