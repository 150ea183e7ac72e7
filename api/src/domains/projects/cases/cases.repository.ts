import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/index.ts';
import type { Tables } from '../../../platform/registry.ts';
import type { ProjectRecord } from '../projects.table.ts';

/** Stores a complaint. */
export async function insertComplaint(
  trx: Trx,
  complaint: Insertable<Tables['project_complaints']>,
): Promise<void> {
  await trx.insertInto('project_complaints').values(complaint).execute();
}

/** Stores a manager's decision and its reason. */
export async function insertDecision(
  trx: Trx,
  decision: Insertable<Tables['project_decisions']>,
): Promise<void> {
  await trx.insertInto('project_decisions').values(decision).execute();
}

/** The last decision of a case. */
export const selectDecision = (db: Db, projectId: string) =>
  db
    .selectFrom('project_decisions')
    .select(['manager_id', 'freelancer_share', 'reason', 'decided_at'])
    .where('project_id', '=', projectId)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Saves who works on a dispute; the project's version stays. */
export async function saveTaker(
  trx: Trx,
  projectId: string,
  taker: Pick<ProjectRecord, 'taken_by' | 'taken_at' | 'taken_until'>,
): Promise<void> {
  await trx.updateTable('projects').set(taker).where('id', '=', projectId).execute();
}
