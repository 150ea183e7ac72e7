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
  await answerOnce(trx, freelancer, 'accepted', standing);
  await assignInvited(trx, freelancer, standing);
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
  await answerOnce(trx, freelancer, 'declined', standing);
  await noteActivity(trx, projectId, 'invitation_declined', freelancer.userId, now);
}

/** An invitation has one answer: of two at once the later is refused. */
async function answerOnce(
  trx: Trx,
  { userId }: Actor,
  answer: 'accepted' | 'declined',
  standing: Standing,
): Promise<void> {
  const step = answer === 'accepted' ? 'accept_invitation' : 'decline_invitation';
  allowedTransition(step, standing);
  const isFirst = await closeInvitation(trx, standing.project.id, userId, answer, standing.now);
  if (!isFirst) await loseRace(trx, step, standing);
}
