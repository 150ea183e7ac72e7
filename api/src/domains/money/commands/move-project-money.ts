import type { Cents, FundEvent } from '@metier/contract';
import { together, type Trx } from '../../../platform/db/index.ts';
import { insertHeldRow } from '../held-rows.repository.ts';
import { insertEntry } from '../ledger.repository.ts';
import * as entries from '../rules/project-entries.ts';
import type { FundedProject, StaffedProject } from '../rules/project-entries.ts';
import { requestRefund } from './request-refund.ts';

/** Holds a customer's payment for a project. Source of all here: product.md §3. */
export const holdPayment = (trx: Trx, project: FundedProject, now: Date): Promise<void> =>
  insertEntry(trx, entries.captured(project), now);

/** Counts the held money towards the new executor; moves none. */
export const holdForFreelancer = (trx: Trx, project: StaffedProject, now: Date): Promise<void> =>
  noteHeld(trx, project, 'assigned', now);

/** Stops counting the held money for a former executor; moves none. */
export const releaseFreelancer = (trx: Trx, project: StaffedProject, now: Date): Promise<void> =>
  noteHeld(trx, project, 'unassigned', now);

/** Moves the held money to the freelancer's pending account, and the fee to the platform. */
export async function releaseEarnings(trx: Trx, project: StaffedProject, now: Date): Promise<void> {
  await together([insertEntry(trx, entries.accepted(project), now), noteHeld(trx, project, 'accepted', now)]);
}

/** Makes cleared earnings available for conversion. */
export const clearEarnings = (trx: Trx, project: StaffedProject, now: Date): Promise<void> =>
  insertEntry(trx, entries.cleared(project), now);

/**
 * Refunds the held money in full; the payment provider is asked to pay it back.
 *
 * @param freelancerId for whom it was held; null while nobody had the project
 */
export async function refundHeld(
  trx: Trx,
  project: FundedProject,
  freelancerId: string | null,
  now: Date,
): Promise<void> {
  await insertEntry(trx, entries.refundOfHeld(project), now);
  if (freelancerId !== null) await noteHeld(trx, { ...project, freelancerId }, 'refund_decided', now);
  await requestRefund(trx, project.id, project.price, now);
}

/** Returns earnings that have not cleared, fee included, to the customer. */
export async function refundPending(trx: Trx, project: StaffedProject, now: Date): Promise<void> {
  await insertEntry(trx, entries.refundOfPending(project), now);
  await requestRefund(trx, project.id, project.price, now);
}

/**
 * Divides the price as a manager decided: the freelancer's share is available at once, the rest is refunded.
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
  if (!wasAccepted) await noteHeld(trx, project, 'settled', now);
  if (share < project.price) await requestRefund(trx, project.id, project.price - share, now);
}

/** Adds the price to the held figure on assignment, and subtracts it when the assignment ends. */
const noteHeld = (
  trx: Trx,
  { id, freelancerId, price }: StaffedProject,
  event: Extract<FundEvent, 'assigned' | 'unassigned' | 'accepted' | 'settled' | 'refund_decided'>,
  now: Date,
): Promise<void> =>
  insertHeldRow(trx, {
    freelancer_id: freelancerId,
    project_id: id,
    event,
    amount: event === 'assigned' ? price : -price,
    occurred_at: now,
  });
