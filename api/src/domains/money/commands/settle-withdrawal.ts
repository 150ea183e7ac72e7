import type { Trx } from '../../../platform/db/index.ts';
import { insertEntry } from '../ledger.repository.ts';
import { withdrawalFailed, withdrawalPaid } from '../rules/withdrawal-entries.ts';
import { settleWithdrawalRow } from '../withdrawals.repository.ts';

/** Books what became of a withdrawal; nothing happens when it is settled already. */
export async function settleWithdrawal(
  trx: Trx,
  id: string,
  outcome: 'paid' | 'failed',
  now: Date,
): Promise<void> {
  const withdrawal = await settleWithdrawalRow(trx, id, outcome, now);
  if (!withdrawal) return;
  await insertEntry(trx, outcome === 'paid' ? withdrawalPaid(withdrawal) : withdrawalFailed(withdrawal), now);
}
