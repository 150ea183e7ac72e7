import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/index.ts';
import type { Tables } from '../../../platform/registry.ts';

type ResultRow = Selectable<Tables['project_results']>;
type ImprovementRow = Selectable<Tables['project_improvements']>;

export async function insertResult(trx: Trx, result: Insertable<Tables['project_results']>): Promise<void> {
  await trx.insertInto('project_results').values(result).execute();
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

/** Delivered versions, newest first. */
export async function selectResults(db: Db, projectId: string): Promise<ResultRow[]> {
  return db
    .selectFrom('project_results')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('version', 'desc')
    .execute();
}

export async function insertImprovement(
  trx: Trx,
  improvement: Insertable<Tables['project_improvements']>,
): Promise<void> {
  await trx.insertInto('project_improvements').values(improvement).execute();
}

/** Requested changes, newest first. */
export async function selectImprovements(db: Db, projectId: string): Promise<ImprovementRow[]> {
  return db
    .selectFrom('project_improvements')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .execute();
}
