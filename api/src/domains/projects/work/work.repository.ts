import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/index.ts';
import type { Tables } from '../../../platform/registry.ts';

/** Returns the id. */
export async function insertResult(trx: Trx, result: Insertable<Tables['project_results']>): Promise<string> {
  const { id } = await trx
    .insertInto('project_results')
    .values(result)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findResultId(db: Db, projectId: string, version: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('project_results')
    .select('id')
    .where('project_id', '=', projectId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the id. */
export async function insertImprovement(
  trx: Trx,
  improvement: Insertable<Tables['project_improvements']>,
): Promise<string> {
  const { id } = await trx
    .insertInto('project_improvements')
    .values(improvement)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
