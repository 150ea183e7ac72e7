import type { Trx } from '../../../platform/db/index.ts';
import { insertEntry } from '../ledger.repository.ts';
import { markRefundPaid } from '../refunds.repository.ts';
import { refundPaid } from '../rules/project-entries.ts';

/** Books a refund paid by the provider; idempotent. */
export async function confirmRefund(trx: Trx, projectId: string, now: Date): Promise<void> {
  const amount = await markRefundPaid(trx, projectId, now);
  if (amount !== undefined) await insertEntry(trx, refundPaid(projectId, amount), now);
}
