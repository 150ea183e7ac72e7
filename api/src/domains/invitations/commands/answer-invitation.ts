import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import {
  allowedTransition,
  assignInvited,
  noteActivity,
  standBefore,
  viewerOf,
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
  await assignInvited(trx, freelancer, projectId, now);
  await closeInvitation(trx, projectId, freelancer.userId, 'accepted', now);
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
  allowedTransition('decline_invitation', await standBefore(trx, projectId, viewerOf(freelancer), now));
  const isFirst = await closeInvitation(trx, projectId, freelancer.userId, 'declined', now);
  if (isFirst) await noteActivity(trx, projectId, 'invitation_declined', freelancer.userId, now);
}
