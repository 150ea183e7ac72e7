import type { Db, Trx } from '../../platform/db/index.ts';
import type { Requisites } from './rules/facts.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    invoice_requisites: { project_id: string; requisites: Requisites; saved_at: Date };
  }
}

export async function saveRequisites(
  trx: Trx,
  projectId: string,
  requisites: Requisites,
  now: Date,
): Promise<void> {
  const saved = { requisites, saved_at: now };
  await trx
    .insertInto('invoice_requisites')
    .values({ project_id: projectId, ...saved })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(saved))
    .execute();
}

export async function selectRequisites(db: Db, projectId: string): Promise<Requisites | null> {
  const row = await db
    .selectFrom('invoice_requisites')
    .select('requisites')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.requisites ?? null;
}
