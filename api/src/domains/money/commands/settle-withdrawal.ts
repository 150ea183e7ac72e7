import { PATHS } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { notifyAccount } from '../../notifications/index.ts';
import { insertEntry } from '../ledger.repository.ts';
import { withdrawalFailed, withdrawalPaid } from '../rules/withdrawal-entries.ts';
import type { WithdrawalEnd } from '../rules/withdrawal-end.ts';
import { settleWithdrawalRow } from '../withdrawals.repository.ts';
import { publishWithdrawal } from '../publish-withdrawal.ts';

/**
 * Books the outcome of a withdrawal and notifies the freelancer, who gets the points back if it failed; idempotent.
 * Source: product.md §13.
 *
 * @param managerId who booked it, unless the provider did
 * @example await settleWithdrawal(trx, id, { state: 'failed', reason: 'declined' }, now);
 */
export async function settleWithdrawal(
  trx: Trx,
  id: string,
  end: WithdrawalEnd,
  now: Date,
  managerId: string | null = null,
): Promise<void> {
  const withdrawal = await settleWithdrawalRow(trx, id, { ...end, settled_by: managerId }, now);
  if (!withdrawal) return;
  const { freelancerId, amount, requestedAt } = withdrawal;
  const about = {
    amount: { cents: amount },
    requested: { moment: requestedAt.toISOString() },
    path: PATHS.finances,
  };
  await publishWithdrawal(trx, freelancerId, now);
  if (end.state === 'paid') {
    await insertEntry(trx, withdrawalPaid(withdrawal), now);
    await notifyAccount(trx, freelancerId, 'payout-paid', about, now);
  } else {
    await insertEntry(trx, withdrawalFailed(withdrawal), now);
    await notifyAccount(trx, freelancerId, `payout-failed-${end.reason}`, about, now);
  }
}
