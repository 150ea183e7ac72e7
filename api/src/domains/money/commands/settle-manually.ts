import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { WithdrawalEnd } from '../rules/withdrawal-end.ts';
import { lockWithdrawal } from '../withdrawals.repository.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';

/**
 * Books the outcome of a manual payout, once. The command line has no manager to name.
 *
 * @throws AppError `notFound`; `stateChanged` if it is settled, or if the provider settles it
 * @example await settleManually(trx, id, { state: 'paid' }, manager.userId, now);
 */
export async function settleManually(
  trx: Trx,
  id: string,
  end: WithdrawalEnd,
  managerId: string | null,
  now: Date,
): Promise<void> {
  const withdrawal = await lockWithdrawal(trx, id);
  if (!withdrawal) throw new AppError('notFound');
  const { state, by_hand, settled_at } = withdrawal;
  if (settled_at || !by_hand)
    throw new AppError('stateChanged', {
      payout: state,
      by_hand,
      settled_at: settled_at?.toISOString() ?? null,
    });
  await settleWithdrawal(trx, id, end, now, managerId);
}
