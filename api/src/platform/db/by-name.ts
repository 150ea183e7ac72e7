import { sql, type RawBuilder } from 'kysely';

/**
 * The order of names for people: without regard to case, and with accented letters beside their plain ones.
 *
 * @example sql`select * from saved_searches order by ${byName('name')}, created_at`
 */
export const byName = (column: string): RawBuilder<string> =>
  sql<string>`lower(${sql.ref(column)}) collate "und-x-icu"`;
