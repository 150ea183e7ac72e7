/** What a provider says about a charge. */
export type ChargeOutcome = 'succeeded' | 'declined' | 'pending';

/** What a provider says about money it sends out. */
export type TransferOutcome = 'done' | 'failed' | 'pending';
