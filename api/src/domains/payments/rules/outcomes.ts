import type { WithdrawalEnd } from '../../money/index.ts';

/** Outcome of a charge. */
export type ChargeOutcome = 'succeeded' | 'declined' | 'pending';

/** Outcome of a refund. */
export type TransferOutcome = 'done' | 'failed' | 'pending';

/**
 * What a provider says about a payout: how it ended, when it will have arrived, or `by-hand` where people make it and
 * tell by the command line.
 */
export type PayoutOutcome =
  | WithdrawalEnd
  | { readonly state: 'pending'; readonly expectedAt: Date }
  | { readonly state: 'by-hand' };
