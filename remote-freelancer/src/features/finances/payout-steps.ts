import type { WithdrawalState } from '@metier/contract';
import type { Withdrawal } from './finances.api.ts';

/** One step of a conversion. */
export interface PayoutStep {
  readonly name: WithdrawalState;
  /** `done` is over, `now` is where the conversion is, `next` is still to come. */
  readonly place: 'done' | 'now' | 'next';
  /** When it was reached, or is expected; null if that is not known. */
  readonly at: string | null;
}

/**
 * The steps of a conversion: requested, in payout, and paid or failed. Manual payouts are never in payout, and a
 * conversion that the provider refused at once was not either.
 */
export function payoutSteps(
  { state, requested_at, accepted_at, expected_at, settled_at }: Withdrawal,
  isByHand: boolean,
): PayoutStep[] {
  const isSettled = settled_at !== null;
  const isRequested = state === 'requested';
  const requested: PayoutStep = { name: 'requested', place: isRequested ? 'now' : 'done', at: requested_at };
  const accepted: PayoutStep = {
    name: 'in_payout',
    place: isRequested ? 'next' : isSettled ? 'done' : 'now',
    at: accepted_at,
  };
  const end: PayoutStep = isSettled
    ? { name: state, place: 'now', at: settled_at }
    : { name: 'paid', place: 'next', at: expected_at };
  const wasAccepted = isSettled ? accepted_at !== null : !isByHand;
  return wasAccepted ? [requested, accepted, end] : [requested, end];
}
