import type { Account } from './entry.ts';

/** The platform's money at the payment provider, as a contra account: it decreases when money comes in. */
export const PSP_CASH: Account = { kind: 'psp_cash', owner: null };
export const PLATFORM_FEE: Account = { kind: 'platform_fee', owner: null };
/** Owed to customers until the provider has paid it back. */
export const REFUND_PAYABLE: Account = { kind: 'refund_payable', owner: null };
/** Owed to freelancers' banks until the provider has paid it out. */
export const PAYOUT: Account = { kind: 'payout', owner: null };

export const holdOf = (projectId: string): Account => ({ kind: 'hold', owner: projectId });
export const pendingOf = (freelancerId: string): Account => ({ kind: 'pending', owner: freelancerId });
export const availableOf = (freelancerId: string): Account => ({ kind: 'available', owner: freelancerId });
