import { together, type Db, type Trx } from '../../platform/db/index.ts';
import type { Requisites } from './rules/facts.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    invoice_requisites: { project_id: string; requisites: Requisites; saved_at: Date };
    customer_requisites: { customer_id: string; requisites: Requisites; saved_at: Date };
  }
}

/** Stores the requisites of a project and offers them for the customer's other projects. */
export async function saveRequisites(
  trx: Trx,
  { projectId, customerId }: { projectId: string; customerId: string },
  requisites: Requisites,
  now: Date,
): Promise<void> {
  const saved = { requisites, saved_at: now };
  const keep = async () => {
    await trx
      .insertInto('invoice_requisites')
      .values({ project_id: projectId, ...saved })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet(saved))
      .execute();
  };
  await together([keep(), saveDefaultRequisites(trx, customerId, requisites, now)]);
}

/** Stores the requisites that are offered for a customer's projects. */
export async function saveDefaultRequisites(
  trx: Trx,
  customerId: string,
  requisites: Requisites,
  now: Date,
): Promise<void> {
  const saved = { requisites, saved_at: now };
  await trx
    .insertInto('customer_requisites')
    .values({ customer_id: customerId, ...saved })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(saved))
    .execute();
}

/** The requisites that are offered for a customer's projects; undefined until entered. */
export async function selectDefaultRequisites(db: Db, customerId: string): Promise<Requisites | undefined> {
  const row = await db
    .selectFrom('customer_requisites')
    .select('requisites')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.requisites;
}
