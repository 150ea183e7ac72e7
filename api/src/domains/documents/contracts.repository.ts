import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    contract_refusals: { freelancer_id: string; refused_at: Date };
  }
}

export async function insertRefusal(trx: Trx, freelancerId: string, now: Date): Promise<void> {
  await trx
    .insertInto('contract_refusals')
    .values({ freelancer_id: freelancerId, refused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasRefused(db: Db, freelancerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contract_refusals')
    .select('freelancer_id')
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirst();
  return row !== undefined;
}
