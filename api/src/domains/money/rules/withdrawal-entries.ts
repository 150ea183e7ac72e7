import type { Cents } from '@metier/contract';
import { availableOf, PAYOUT, PSP_CASH } from './accounts.ts';
import { postingsOf, type Entry, type Move } from './entry.ts';

/** The fields of a withdrawal that the ledger needs. */
export interface WithdrawnFunds {
  readonly id: string;
  readonly freelancerId: string;
  readonly amount: Cents;
}

/** The freelancer converted points; the payout is under way. Source: product.md §3. */
export const withdrawalRequested = (withdrawal: WithdrawnFunds): Entry =>
  entry('withdrawal_requested', withdrawal, { from: availableOf(withdrawal.freelancerId), to: PAYOUT });

/** The provider has paid it out. */
export const withdrawalPaid = (withdrawal: WithdrawnFunds): Entry =>
  entry('withdrawal_paid', withdrawal, { from: PAYOUT, to: PSP_CASH });

/** The payout failed; the freelancer gets the points back. */
export const withdrawalFailed = (withdrawal: WithdrawnFunds): Entry =>
  entry('withdrawal_failed', withdrawal, { from: PAYOUT, to: availableOf(withdrawal.freelancerId) });

const entry = (event: Entry['event'], { id, amount }: WithdrawnFunds, way: Omit<Move, 'amount'>): Entry => ({
  event,
  about: { withdrawal: id },
  postings: postingsOf([{ ...way, amount }]),
});
