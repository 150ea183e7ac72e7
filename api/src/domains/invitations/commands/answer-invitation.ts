import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import {
  allowedTransition,
  assignInvited,
  loseRace,
  noteActivity,
  standBefore,
  viewerOf,
  type Standing,
} from '../../projects/index.ts';
import { deleteResponse } from '../responses.repository.ts';
import { closeInvitation } from './close-invitation.ts';

/**
 * Accepts an invitation: the first freelancer to do so gets the project. Source: product.md §2 #7.
 *
 * @throws AppError `notFound` when never invited, `cannotAcceptProject` when too late
 */
export async function acceptInvitation(
  trx: Trx,
  freelancer: Actor,
  projectId: string,
  now: Date,
): Promise<void> {
  const standing = await standBefore(trx, projectId, viewerOf(freelancer), now);
  // The project first: when that race is lost, the invitation still is as everybody else sees it.
  await assignInvited(trx, freelancer, standing);
  const isFirst = await closeInvitation(trx, projectId, freelancer.userId, 'accepted', now);
  if (!isFirst) allowedTransition('accept_invitation', declinedMeanwhile(standing));
  await deleteResponse(trx, projectId, freelancer.userId);
}

/**
 * Declines an invitation for good. Source: product.md §2 #7.
 *
 * @throws AppError `notFound` when never invited, `cannotAcceptProject` when too late
 */
export async function declineInvitation(
  trx: Trx,
  freelancer: Actor,
  projectId: string,
  now: Date,
): Promise<void> {
  const standing = await standBefore(trx, projectId, viewerOf(freelancer), now);
  allowedTransition('decline_invitation', standing);
  const isFirst = await closeInvitation(trx, projectId, freelancer.userId, 'declined', now);
  if (!isFirst) await loseRace(trx, 'decline_invitation', standing);
  await noteActivity(trx, projectId, 'invitation_declined', freelancer.userId, now);
}

/** Told without the database, where this transaction would find the project assigned by itself. */
const declinedMeanwhile = (standing: Standing): Standing => ({
  ...standing,
  candidacy: { ...standing.candidacy, invitation: 'closed' },
});
