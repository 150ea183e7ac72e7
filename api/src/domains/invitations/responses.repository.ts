import { LIMITS } from '@metier/contract';
import { sql, type Generated } from 'kysely';
import { rowsBefore, type Db, type Trx } from '../../platform/db/index.ts';

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

/** Who responded to a project. */
export interface Responder {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Records a freelancer's response; false if there already is a valid one. */
export async function insertResponse(
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
export async function deleteResponse(trx: Trx, projectId: string, freelancerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('responses')
    .where('project_id', '=', projectId)
    .where('freelancer_id', '=', freelancerId)
    .where('is_void', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** One page of those who responded to a project, first come first, and how many did. */
export async function selectResponders(
  db: Db,
  projectId: string,
  page?: number,
): Promise<{ rows: Responder[]; total: number }> {
  const { rows } = await sql<Responder & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from responses where project_id = ${projectId} and not is_void) counted
    left join lateral (
      select u.id, u.first_name, u.last_name, r.created_at from responses r join users u on u.id = r.freelancer_id
      where r.project_id = ${projectId} and not r.is_void order by r.created_at, u.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at, found.id`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}
