import { type Cents, pointsOf } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { insertEntry, lockAvailable } from '../ledger.repository.ts';
import { withdrawalRequested } from '../rules/withdrawal-entries.ts';
import { withdrawalFault } from '../rules/withdrawal-limits.ts';
import { insertWithdrawal } from '../withdrawals.repository.ts';
import { publishWithdrawal } from '../publish-withdrawal.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    /** The payment provider pays converted points out; done by the payments domain. */
    'pay-withdrawal': { readonly withdrawal_id: string };
  }
}

/**
 * Converts points to money: debits the available balance and queues the payout at the provider.
 *
 * @param amount in cents
 * @param paymentMethod the payment provider's token for the card; without one the provider has its own destination
 * @returns the remaining available balance, in cents
 * @throws AppError `amountOutsideLimits`, `insufficientFunds`
 * @example await requestWithdrawal(trx, freelancerId, 5_000, 'pm_card_ok', now);
 */
export async function requestWithdrawal(
  trx: Trx,
  freelancerId: string,
  amount: Cents,
  paymentMethod: string | undefined,
  now: Date,
): Promise<Cents> {
  const available = await lockAvailable(trx, freelancerId);
  const fault = withdrawalFault(pointsOf(amount), pointsOf(available));
  if (fault) throw new AppError(fault, { available });
  const withdrawal = await insertWithdrawal(trx, {
    freelancer_id: freelancerId,
    amount,
    payment_method: paymentMethod ?? null,
    requested_at: now,
  });
  await insertEntry(trx, withdrawalRequested(withdrawal), now);
  await publishWithdrawal(trx, freelancerId, now);
  await addJob(trx, 'pay-withdrawal', { withdrawal_id: withdrawal.id });
  return available - amount;
}
