import { LIMITS, type ProjectActivity } from '@metier/contract';
import { sql } from 'kysely';
import { rowsBefore, type Db, type Trx } from '../../platform/db/index.ts';

/** Notes what happened to a project; without an actor, by itself. */
export async function insertActivity(
  trx: Trx,
  project_id: string,
  what: ProjectActivity,
  actor_id: string | null,
  at: Date,
): Promise<void> {
  await trx.insertInto('project_activities').values({ project_id, what, actor_id, at }).execute();
}

/** One line of the activity feed. */
export interface ActivityRow {
  readonly id: string;
  readonly what: ProjectActivity;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** One page of what happened to a project, newest first, and how much did; of these kinds only. */
export async function selectActivities(
  db: Db,
  projectId: string,
  kinds: readonly ProjectActivity[],
  page?: number,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const matches = sql`a.project_id = ${projectId} and a.what = any (${kinds}::text[])`;
  const { rows } = await sql<ActivityRow & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from project_activities a where ${matches}) counted
    left join lateral (
      select a.id, a.position, a.what, a.at, a.actor_id, u.first_name, u.last_name
      from project_activities a left join users u on u.id = a.actor_id
      where ${matches} order by a.position desc limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.position desc`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}
