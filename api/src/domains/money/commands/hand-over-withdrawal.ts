import type { Trx } from '../../../platform/db/index.ts';
import { saveHandOver, type HandOver } from '../withdrawals.repository.ts';
import { publishWithdrawal } from '../publish-withdrawal.ts';

/**
 * Records what the provider has said about a payout, so that its freelancer sees when it is expected, and managers
 * whether it waits for them; no effect once it is settled.
 *
 * @example await handOverWithdrawal(trx, id, { provider: 'stripe', byHand: true, expectedAt: null }, now);
 */
export async function handOverWithdrawal(trx: Trx, id: string, answer: HandOver, now: Date): Promise<void> {
  const freelancerId = await saveHandOver(trx, id, answer, now);
  if (freelancerId === undefined) return;
  await publishWithdrawal(trx, freelancerId, now);
}
