import type { WithdrawalEnd } from '../../money/index.ts';

/** Outcome of a charge. */
export type ChargeOutcome = 'succeeded' | 'declined' | 'pending';

/** Outcome of a refund. */
export type TransferOutcome = 'done' | 'failed' | 'pending';

/**
 * The provider's state of a payout: its outcome, when it arrives, or `by-hand` if a manager makes it and books
 * the outcome.
 */
export type PayoutOutcome =
  | WithdrawalEnd
  | { readonly state: 'pending'; readonly expectedAt: Date }
  | { readonly state: 'by-hand' };
