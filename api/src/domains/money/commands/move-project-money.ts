import type { Cents } from '@metier/shared-kit/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { insertEntry } from '../ledger.repository.ts';
import * as entries from '../rules/project-entries.ts';
import type { FundedProject, StaffedProject } from '../rules/project-entries.ts';
import { requestRefund } from './request-refund.ts';

/** Holds a customer's payment for a project. Source of all here: product.md §3. */
export const holdPayment = (trx: Trx, project: FundedProject, now: Date): Promise<void> =>
  insertEntry(trx, entries.captured(project), now);

/** Gives the held money to the freelancer, where it waits to clear, and the fee to the platform. */
export const releaseEarnings = (trx: Trx, project: StaffedProject, now: Date): Promise<void> =>
  insertEntry(trx, entries.accepted(project), now);

/** Makes cleared earnings available for conversion. */
export const clearEarnings = (trx: Trx, project: StaffedProject, now: Date): Promise<void> =>
  insertEntry(trx, entries.cleared(project), now);

/** Owes the held money to the customer in full; the payment provider is asked to pay it back. */
export async function refundHeld(trx: Trx, project: FundedProject, now: Date): Promise<void> {
  await insertEntry(trx, entries.refundOfHeld(project), now);
  await requestRefund(trx, project.id, project.price, now);
}

/** Takes earnings that have not cleared back, fee included, and owes them to the customer in full. */
export async function refundPending(trx: Trx, project: StaffedProject, now: Date): Promise<void> {
  await insertEntry(trx, entries.refundOfPending(project), now);
  await requestRefund(trx, project.id, project.price, now);
}

/**
 * Divides the price as a manager decided: the freelancer's share is available at once, the rest goes back.
 *
 * @param share 1 .. price, in cents
 * @param wasAccepted true when the money is pending already, false when it is still held
 */
export async function divideMoney(
  trx: Trx,
  project: StaffedProject,
  share: Cents,
  wasAccepted: boolean,
  now: Date,
): Promise<void> {
  await insertEntry(trx, entries.settled(project, share, wasAccepted), now);
  if (share < project.price) await requestRefund(trx, project.id, project.price - share, now);
}
