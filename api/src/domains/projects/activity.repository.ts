import type { ProjectActivity } from '@metier/shared-kit/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

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

/** What happened to a project, newest first, without the kinds named. */
export async function selectActivities(
  db: Db,
  projectId: string,
  hidden: readonly ProjectActivity[],
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select a.id, a.what, a.at, a.actor_id, u.first_name, u.last_name
    from project_activities a left join users u on u.id = a.actor_id
    where a.project_id = ${projectId} and a.what <> all(${hidden}::text[])
    order by a.position desc`.execute(db);
  return rows;
}
