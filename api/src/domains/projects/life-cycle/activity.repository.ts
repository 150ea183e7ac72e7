import type { ProjectActivity } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';

/** Records an activity of a project; without an actor it is the system's. */
export async function insertActivity(
  trx: Trx,
  project_id: string,
  what: ProjectActivity,
  actor_id: string | null,
  at: Date,
): Promise<void> {
  await trx.insertInto('project_activities').values({ project_id, what, actor_id, at }).execute();
}
