import type { Cents } from '@metier/contract';
import type { ChargeOutcome, TransferOutcome } from './outcomes.ts';

/** Time for a customer to confirm at their bank, in seconds. */
const CONFIRMATION_TIME = 900;

/** Stripe's status of an intent, and its creation in seconds since 1970. */
interface IntentState {
  readonly status: string;
  readonly created: number;
}

/**
 * Outcome of an intent, or `cancel` if it cannot succeed any more.
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

/** The fields of a refund that we read; the amount is in cents. */
interface RefundState {
  readonly status: string | null;
  readonly amount: Cents;
}

/** Outcome of a refund. */
export function refundOutcomeOf({ status }: RefundState): TransferOutcome {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/**
 * The refund of an amount among all refunds of a charge: an active one if any, whether ours or made manually at Stripe
 * after ours failed; otherwise the failed one.
 */
export function refundAmong<Refund extends RefundState>(
  refunds: readonly Refund[],
  amount: Cents,
): Refund | undefined {
  const fitting = refunds.filter((refund) => refund.amount === amount);
  return fitting.find((refund) => refundOutcomeOf(refund) !== 'failed') ?? fitting[0];
}
