import { LIMITS } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import { sql, type Generated, type JSONColumnType } from 'kysely';
import { byName, lockName, type Db, type Trx } from '../../../platform/db/index.ts';

/** A saved view, as its manager sees it. */
export type SavedView = Reply<'GET /api/manager/views'>['views'][number];

declare module '../../../platform/registry.ts' {
  interface Tables {
    saved_views: SavedViewsTable;
  }
}

interface SavedViewsTable {
  id: Generated<string>;
  manager_id: string;
  name: string;
  query: JSONColumnType<SavedView['query']>;
  created_at: Date;
}

/** A manager's views by name. */
export async function selectViews(db: Db, managerId: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id, name, query from saved_views where manager_id = ${managerId}
    order by ${byName('name')}, id`.execute(db);
  return rows;
}

/** Serializes a manager's changes, which would otherwise count and compare the same rows. */
export async function lockViews(trx: Trx, managerId: string): Promise<void> {
  await lockName(trx, `views ${managerId}`);
}

/** True if the manager has as many views as are allowed. */
export const isFull = async (trx: Trx, managerId: string): Promise<boolean> =>
  (await selectViews(trx, managerId)).length >= LIMITS.savedViews;

/** True if another view of the manager has the name, in any case. */
export async function isNameTaken(
  trx: Trx,
  managerId: string,
  name: string,
  except?: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from saved_views
    where manager_id = ${managerId} and lower(name) = lower(${name}) and id is distinct from ${except ?? null}::uuid`.execute(
    trx,
  );
  return rows.length > 0;
}

export async function insertView(
  trx: Trx,
  {
    query,
    ...view
  }: Pick<SavedView, 'name' | 'query'> & { readonly manager_id: string; readonly created_at: Date },
): Promise<SavedView> {
  const { id } = await trx
    .insertInto('saved_views')
    .values({ ...view, query: JSON.stringify(query) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: view.name, query };
}

/** Renames a manager's view; false if there is none. */
export async function renameViewRow(trx: Trx, managerId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('saved_views')
    .set({ name })
    .where('id', '=', id)
    .where('manager_id', '=', managerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a manager's view; false if there is none. */
export async function removeView(trx: Trx, managerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('manager_id', '=', managerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
