import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    responses: ResponsesTable;
  }
}

interface ResponsesTable {
  project_id: string;
  freelancer_id: string;
  created_at: Date;
  /** The brief has changed since: invalid until the freelancer responds again. */
  is_void: Generated<boolean>;
}

/** Records a freelancer's response; false if there already is a valid one. */
export async function respond(
  trx: Trx,
  project_id: string,
  freelancer_id: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('responses')
    .values({ project_id, freelancer_id, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'freelancer_id'])
        .doUpdateSet({ is_void: false, created_at: now })
        .where('responses.is_void', '=', true),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Withdraws a response; false if there is no valid one. */
export async function withdrawResponse(trx: Trx, projectId: string, freelancerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('responses')
    .where('project_id', '=', projectId)
    .where('freelancer_id', '=', freelancerId)
    .where('is_void', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Invalidates all responses to a project and returns the ids of their freelancers. */
export async function voidResponses(trx: Trx, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ freelancer_id: string }>`
    update responses set is_void = true where project_id = ${projectId} and not is_void returning freelancer_id`.execute(
    trx,
  );
  return rows.map(({ freelancer_id }) => freelancer_id);
}
