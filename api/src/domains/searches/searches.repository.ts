import { LIMITS, type Cents, type ProjectTypeFilter, type SearchAlert } from '@metier/contract';
import { sql, type Generated, type Insertable, type Selectable } from 'kysely';
import { byName, lockName, type Db, type Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    saved_searches: SavedSearchesTable;
  }
}

interface SavedSearchesTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  types: ('all' | ProjectTypeFilter)[] | null;
  search: string | null;
  patterns: string[];
  min_budget: Cents | null;
  alert: SearchAlert;
  created_at: Date;
}

export type SavedSearchRow = Selectable<SavedSearchesTable>;

/** A freelancer's saved searches by name; the older first among equal names. */
export async function selectSearches(db: Db, userId: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select * from saved_searches where user_id = ${userId}
    order by ${byName('name')}, created_at, id`.execute(db);
  return rows;
}

/** Inserts a search; undefined at the freelancer's maximum. */
export async function insertSearch(
  trx: Trx,
  search: Insertable<SavedSearchesTable>,
): Promise<SavedSearchRow | undefined> {
  // Serializes concurrent inserts, which would otherwise count the same rows.
  await lockName(trx, `searches ${search.user_id}`);
  const { kept } = await trx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('user_id', '=', search.user_id)
    .executeTakeFirstOrThrow();
  if (kept >= LIMITS.savedSearches) return undefined;
  return trx.insertInto('saved_searches').values(search).returningAll().executeTakeFirstOrThrow();
}

/** Changes a freelancer's search; undefined if there is none. */
export async function updateSearch(
  trx: Trx,
  userId: string,
  id: string,
  { name, alert }: { readonly name?: string; readonly alert?: SearchAlert },
): Promise<SavedSearchRow | undefined> {
  return trx
    .updateTable('saved_searches')
    .set((columns) => ({ name: name ?? columns.ref('name'), alert: alert ?? columns.ref('alert') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a freelancer's search; false if there is none. */
export async function removeSearch(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
