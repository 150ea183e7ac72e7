import type { Trx } from '../../../platform/db/index.ts';
import { savePayoutStatus, type PayoutStatus } from '../withdrawals.repository.ts';
import { publishWithdrawal } from '../publish-withdrawal.ts';

/**
 * Records what the provider has said about a payout, so that its freelancer sees when it is expected, and managers
 * whether it waits for them; no effect once it is settled.
 *
 * @example await recordPayoutStatus(trx, id, { provider: 'stripe', byHand: true, expectedAt: null }, now);
 */
export async function recordPayoutStatus(
  trx: Trx,
  id: string,
  answer: PayoutStatus,
  now: Date,
): Promise<void> {
  const freelancerId = await savePayoutStatus(trx, id, answer, now);
  if (freelancerId === undefined) return;
  await publishWithdrawal(trx, freelancerId, now);
}
