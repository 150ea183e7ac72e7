import type { Trx } from '../../../platform/db/index.ts';
import { publish } from '../../events/index.ts';
import { saveHandOver, type HandOver } from '../withdrawals.repository.ts';

/**
 * Records what the provider has said about a payout, so that managers see whether it waits for them; no effect once it
 * is settled.
 *
 * @example await handOverWithdrawal(trx, id, { provider: 'stripe', byHand: true, expectedAt: null }, now);
 */
export async function handOverWithdrawal(trx: Trx, id: string, answer: HandOver, now: Date): Promise<void> {
  if (await saveHandOver(trx, id, answer, now))
    await publish(trx, [{ kind: 'request', role: 'manager' }], now);
}
