import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/index.ts';
import type { Tables } from '../../../platform/registry.ts';

/** Keeps what somebody complained about. */
export async function insertComplaint(
  trx: Trx,
  complaint: Insertable<Tables['project_complaints']>,
): Promise<void> {
  await trx.insertInto('project_complaints').values(complaint).execute();
}

/** Keeps what a manager decided and why. */
export async function insertDecision(
  trx: Trx,
  decision: Insertable<Tables['project_decisions']>,
): Promise<void> {
  await trx.insertInto('project_decisions').values(decision).execute();
}

/** How a case was decided; undefined while it is not. */
export const selectDecision = (db: Db, projectId: string) =>
  db
    .selectFrom('project_decisions')
    .select(['manager_id', 'freelancer_share', 'reason', 'decided_at'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
