import { DURATIONS, secondsAfter } from '@metier/contract';
import type { Db } from '../../../platform/db/index.ts';
import type { PaymentProvider, Payout } from '../payment-provider.ts';
import type { ChargeOutcome, PayoutOutcome, TransferOutcome } from '../rules/outcomes.ts';
import { findOperation, recordOperation } from './operations.repository.ts';
import { SANDBOX_TOKENS } from './sandbox-tokens.ts';

/** Seconds until a slow charge succeeds. */
const SLOW_CHARGE = 5;

/** A provider that moves no real money and stores its operations in our database. Source: product.md §3. */
export const sandboxProvider = (db: Db): PaymentProvider => ({
  name: 'sandbox',
  charge: async ({ key, amount, paymentMethod }, now) => {
    const operation = { kind: 'charge', key, amount, ...outcomeOf(paymentMethod, now) } as const;
    return { outcome: await recordOperation<ChargeOutcome>(db, operation, now) };
  },
  findCharge: async (key, now) => (await findOperation<ChargeOutcome>(db, 'charge', key, now)) ?? 'declined',
  refund: ({ key, amount }, now) =>
    recordOperation<TransferOutcome>(
      db,
      { kind: 'refund', key, amount, outcome: 'done', settles_at: now },
      now,
    ),
  payOut: (payout, now) => payOut(db, payout, now),
});

/**
 * A payout without a card succeeds; one to a card that the sandbox declines fails at once, and one card stands for a
 * provider that makes no payouts.
 */
async function payOut(
  db: Db,
  { key, amount, paymentMethod, requestedAt }: Payout,
  now: Date,
): Promise<PayoutOutcome> {
  if (paymentMethod === SANDBOX_TOKENS.byHand) return { state: 'by-hand' };
  const accepted: readonly (string | null)[] = [null, SANDBOX_TOKENS.ok, SANDBOX_TOKENS.pending];
  const expectedAt = secondsAfter(requestedAt, DURATIONS.payout);
  const operation = accepted.includes(paymentMethod)
    ? ({ outcome: 'done', settles_at: expectedAt } as const)
    : ({ outcome: 'failed', settles_at: now } as const);
  const outcome = await recordOperation<TransferOutcome>(
    db,
    { kind: 'payout', key, amount, ...operation },
    now,
  );
  if (outcome === 'pending') return { state: 'pending', expectedAt };
  return outcome === 'done' ? { state: 'paid' } : { state: 'failed', reason: 'declined' };
}

function outcomeOf(paymentMethod: string, now: Date): { outcome: ChargeOutcome; settles_at: Date } {
  if (paymentMethod === SANDBOX_TOKENS.ok) return { outcome: 'succeeded', settles_at: now };
  if (paymentMethod === SANDBOX_TOKENS.pending)
    return { outcome: 'succeeded', settles_at: secondsAfter(now, SLOW_CHARGE) };
  if (paymentMethod === SANDBOX_TOKENS.pendingDeclined)
    return { outcome: 'declined', settles_at: secondsAfter(now, SLOW_CHARGE) };
  return { outcome: 'declined', settles_at: now };
}
