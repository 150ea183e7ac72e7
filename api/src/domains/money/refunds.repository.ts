import type { Cents } from '@metier/contract';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    refunds: RefundsTable;
  }
}

interface RefundsTable {
  project_id: string;
  amount: Cents;
  requested_at: Date;
  paid_at: Date | null;
}

export async function insertRefund(trx: Trx, project_id: string, amount: Cents, now: Date): Promise<void> {
  await trx.insertInto('refunds').values({ project_id, amount, requested_at: now, paid_at: null }).execute();
}

/** An outstanding refund, in cents, and since when; undefined if there is none. */
export async function findUnpaidRefund(
  db: Db,
  projectId: string,
): Promise<Pick<RefundsTable, 'amount' | 'requested_at'> | undefined> {
  return db
    .selectFrom('refunds')
    .select(['amount', 'requested_at'])
    .where('project_id', '=', projectId)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
}

/** Marks a refund as paid and returns its amount; undefined if it was paid before. */
export async function markRefundPaid(trx: Trx, projectId: string, now: Date): Promise<Cents | undefined> {
  const row = await trx
    .updateTable('refunds')
    .set({ paid_at: now })
    .where('project_id', '=', projectId)
    .where('paid_at', 'is', null)
    .returning('amount')
    .executeTakeFirst();
  return row?.amount;
}
