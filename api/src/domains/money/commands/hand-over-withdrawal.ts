import type { Trx } from '../../../platform/db/index.ts';
import { publish } from '../../events/index.ts';
import { saveHandOver, type HandOver } from '../withdrawals.repository.ts';

/**
 * Records what the provider has said about a payout, so that its freelancer sees when it is expected, and managers
 * whether it waits for them; no effect once it is settled.
 *
 * @example await handOverWithdrawal(trx, id, { provider: 'stripe', byHand: true, expectedAt: null }, now);
 */
export async function handOverWithdrawal(trx: Trx, id: string, answer: HandOver, now: Date): Promise<void> {
  const freelancerId = await saveHandOver(trx, id, answer, now);
  if (freelancerId === undefined) return;
  const changes = [
    { kind: 'money', userIds: [freelancerId] },
    { kind: 'request', role: 'manager' },
  ] as const;
  await publish(trx, changes, now);
}
