import type { Cents } from '@metier/contract';
import { availableOf, holdOf, pendingOf, PLATFORM_FEE, PSP_CASH, REFUND_PAYABLE } from './accounts.ts';
import { postingsOf, type Entry, type Move } from './entry.ts';
import { feeOf } from './fee.ts';

/** The fields of a project that the ledger needs. */
export interface FundedProject {
  readonly id: string;
  readonly price: Cents;
  readonly feeBasisPoints: number;
}

/** A funded project with an executor. */
export interface StaffedProject extends FundedProject {
  readonly freelancerId: string;
}

/** The customer's payment arrived and is held. Source of all entries: product.md §3. */
export const captured = ({ id, price }: FundedProject): Entry =>
  entry('captured', id, [{ from: PSP_CASH, to: holdOf(id), amount: price }]);

/** The work is accepted: the freelancer's earnings are pending until they clear. */
export const accepted = (project: StaffedProject): Entry =>
  entry('accepted', project.id, [
    { from: holdOf(project.id), to: pendingOf(project.freelancerId), amount: earningsOf(project) },
    { from: holdOf(project.id), to: PLATFORM_FEE, amount: feeOf(project.price, project.feeBasisPoints) },
  ]);

/** The earnings have cleared and can be converted. */
export const cleared = (project: StaffedProject): Entry =>
  entry('cleared', project.id, [
    {
      from: pendingOf(project.freelancerId),
      to: availableOf(project.freelancerId),
      amount: earningsOf(project),
    },
  ]);

/** The held money is refunded in full. */
export const refundOfHeld = ({ id, price }: FundedProject): Entry =>
  entry('refund_decided', id, [{ from: holdOf(id), to: REFUND_PAYABLE, amount: price }]);

/** Earnings that have not cleared are refunded in full, including the fee. */
export const refundOfPending = (project: StaffedProject): Entry =>
  entry('refund_decided', project.id, [
    ...unaccept(project),
    { from: holdOf(project.id), to: REFUND_PAYABLE, amount: project.price },
  ]);

/**
 * A manager divided the price: the freelancer's share, less its fee, is available at once, because the decision is
 * final.
 *
 * @param share 1 .. price, in cents
 * @param wasAccepted true when the money is pending already, false when it is still held
 */
export function settled(project: StaffedProject, share: Cents, wasAccepted: boolean): Entry {
  const hold = holdOf(project.id);
  const fee = feeOf(share, project.feeBasisPoints);
  return entry('settled', project.id, [
    ...(wasAccepted ? unaccept(project) : []),
    { from: hold, to: availableOf(project.freelancerId), amount: share - fee },
    { from: hold, to: PLATFORM_FEE, amount: fee },
    { from: hold, to: REFUND_PAYABLE, amount: project.price - share },
  ]);
}

/** The provider has paid a refund back to the customer. */
export const refundPaid = (projectId: string, amount: Cents): Entry =>
  entry('refund_paid', projectId, [{ from: REFUND_PAYABLE, to: PSP_CASH, amount }]);

/** The freelancer's earnings from the whole price, in cents. */
export const earningsOf = ({ price, feeBasisPoints }: Omit<FundedProject, 'id'>): Cents =>
  price - feeOf(price, feeBasisPoints);

const unaccept = (project: StaffedProject): Move[] => [
  { from: pendingOf(project.freelancerId), to: holdOf(project.id), amount: earningsOf(project) },
  { from: PLATFORM_FEE, to: holdOf(project.id), amount: feeOf(project.price, project.feeBasisPoints) },
];

const entry = (event: Entry['event'], project: string, moves: readonly Move[]): Entry => ({
  event,
  about: { project },
  postings: postingsOf(moves),
});
