import type { Cents } from '@metier/contract';
import type { ChargeOutcome, TransferOutcome } from './outcomes.ts';

/** A customer who is asked by the bank to confirm gets so long, in seconds. */
const CONFIRMATION_TIME = 900;

/** What an intent says: its status in Stripe's words, and when it was made, in seconds since 1970. */
interface IntentState {
  readonly status: string;
  readonly created: number;
}

/**
 * What the state of an intent means: an outcome, or that it must be cancelled because nothing good will come of it.
 *
 * @example outcomeOf({ status: 'requires_payment_method', created }, now) // 'cancel': the card was declined
 */
export function outcomeOf({ status, created }: IntentState, now: Date): ChargeOutcome | 'cancel' {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'declined';
  if (status === 'processing') return 'pending';
  if (status !== 'requires_action') return 'cancel';
  return now.getTime() / 1000 - created < CONFIRMATION_TIME ? 'pending' : 'cancel';
}

/** What we look at in a refund; the amount is in cents. */
interface RefundState {
  readonly status: string | null;
  readonly amount: Cents;
}

/** What became of a refund. */
export function refundOutcomeOf({ status }: RefundState): TransferOutcome {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/**
 * The refund of an amount among all of a charge: one that lives counts, be it ours or made by hand at Stripe after
 * ours had failed; else the failed one.
 */
export function refundAmong<Refund extends RefundState>(
  refunds: readonly Refund[],
  amount: Cents,
): Refund | undefined {
  const fitting = refunds.filter((refund) => refund.amount === amount);
  return fitting.find((refund) => refundOutcomeOf(refund) !== 'failed') ?? fitting[0];
}
