import type { Cents, ProjectActivity } from '@metier/contract';
import type { Db, Trx } from '../../../platform/db/index.ts';
import type { ProjectRecord } from '../projects.table.ts';

/**
 * Records an activity of a project; without an actor it is the system's. The share is the freelancer's, of a settled or
 * offered case.
 */
export async function insertActivity(
  trx: Trx,
  project_id: string,
  what: ProjectActivity,
  actor_id: string | null,
  at: Date,
  share: Cents | null = null,
): Promise<void> {
  await trx.insertInto('project_activities').values({ project_id, what, actor_id, at, share }).execute();
}

/** Activities that open a case. */
const CASE_OPENED: ProjectActivity[] = ['refund_requested', 'disputed'];

/** Whether a project has a case or had one. */
export async function hadCase(db: Db, { id, case_state }: ProjectRecord): Promise<boolean> {
  if (case_state !== 'none') return true;
  const row = await db
    .selectFrom('project_activities')
    .select('id')
    .where('project_id', '=', id)
    .where('what', 'in', CASE_OPENED)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
