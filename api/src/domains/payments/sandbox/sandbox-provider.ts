import type { Db } from '../../../platform/db/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { ChargeOutcome, TransferOutcome } from '../rules/outcomes.ts';
import { findOperation, recordOperation } from './operations.repository.ts';
import { SANDBOX_TOKENS } from './sandbox-tokens.ts';

/** Seconds until a slow charge succeeds, and until a payout has arrived. */
const SLOW_CHARGE = 5;
const PAYOUT = 60;

/** A provider that moves no real money and keeps its books in our database. Source: product.md §3. */
export const sandboxProvider = (db: Db): PaymentProvider => ({
  charge: async ({ key, amount, paymentMethod }, now) => {
    const operation = { kind: 'charge', key, amount, ...fateOf(paymentMethod, now) } as const;
    return { outcome: await recordOperation<ChargeOutcome>(db, operation, now) };
  },
  findCharge: async (key, now) => (await findOperation<ChargeOutcome>(db, 'charge', key, now)) ?? 'declined',
  refund: ({ key, amount }, now) =>
    recordOperation<TransferOutcome>(
      db,
      { kind: 'refund', key, amount, outcome: 'done', settles_at: now },
      now,
    ),
  payOut: ({ key, amount }, now) =>
    recordOperation<TransferOutcome>(
      db,
      { kind: 'payout', key, amount, outcome: 'done', settles_at: after(now, PAYOUT) },
      now,
    ),
});

function fateOf(paymentMethod: string, now: Date): { outcome: ChargeOutcome; settles_at: Date } {
  if (paymentMethod === SANDBOX_TOKENS.ok) return { outcome: 'succeeded', settles_at: now };
  if (paymentMethod === SANDBOX_TOKENS.pending)
    return { outcome: 'succeeded', settles_at: after(now, SLOW_CHARGE) };
  return { outcome: 'declined', settles_at: now };
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
