import type { ProjectActivity } from '@metier/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { NewProject, ProjectRecord } from './projects.table.ts';

/** Inserts a project and its first activity; returns the id. */
export async function insertProject(trx: Trx, project: NewProject): Promise<string> {
  const { id } = await trx
    .with('made', (made) =>
      made.insertInto('projects').values(project).returning(['id', 'customer_id', 'created_at']),
    )
    .insertInto('project_activities')
    .columns(['project_id', 'what', 'actor_id', 'at'])
    .expression((select) =>
      select
        .selectFrom('made')
        .select(['id', sql.lit<ProjectActivity>('created').as('what'), 'customer_id', 'created_at']),
    )
    .returning('project_id as id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectProject(db: Db, id: string): Promise<ProjectRecord | undefined> {
  return db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a project against changes until the transaction ends; false if it no longer has the given version. */
export async function lockVersion(trx: Trx, { id, version }: ProjectRecord): Promise<boolean> {
  const { rows } = await sql`
    select from projects where id = ${id} and version = ${version} for share`.execute(trx);
  return rows.length > 0;
}

/**
 * Compare-and-set on id, status and version: fails if the project was changed since it was read.
 *
 * @returns the project as it is now; undefined when the race is lost
 */
export async function compareAndSetProject(
  trx: Trx,
  { id, status, version }: ProjectRecord,
  changes: Partial<Omit<ProjectRecord, 'id' | 'version'>>,
): Promise<ProjectRecord | undefined> {
  return trx
    .updateTable('projects')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** The project, locked until the transaction ends; undefined if there is none. */
export async function lockProject(trx: Trx, id: string): Promise<ProjectRecord | undefined> {
  return trx.selectFrom('projects').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Locks a project against deletion, not against changes; false if there is none. */
export async function lockProjectKey(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a project unless it was changed since it was read; false if the race is lost. */
export async function compareAndDeleteProject(
  trx: Trx,
  { id, status, version }: ProjectRecord,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('projects')
    .where('id', '=', id)
    .where('status', '=', status)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
