import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import {
  allowedTransition,
  isInvited,
  loseRace,
  noteActivity,
  standBefore,
  viewerOf,
} from '../../projects/index.ts';
import { deleteResponse, insertResponse } from '../responses.repository.ts';
import { acceptInvitation } from './answer-invitation.ts';

/**
 * Tells the customer of an open project that one would do it; an invited freelancer accepts at once.
 * Source: product.md §2 #6.
 *
 * @throws AppError `notFound`, `stateChanged`, `cannotAcceptProject`
 */
export async function respondToProject(
  trx: Trx,
  freelancer: Actor,
  projectId: string,
  now: Date,
): Promise<void> {
  const standing = await standBefore(trx, projectId, viewerOf(freelancer), now);
  if (isInvited(standing)) return acceptInvitation(trx, freelancer, projectId, now);
  allowedTransition('respond', standing);
  const isFirst = await insertResponse(trx, projectId, freelancer.userId, now);
  if (!isFirst) await loseRace(trx, 'respond', standing);
  await noteActivity(trx, projectId, 'responded', freelancer.userId, now);
}

/**
 * Takes a response back. Source: product.md §2 #6.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function withdrawResponse(
  trx: Trx,
  freelancer: Actor,
  projectId: string,
  now: Date,
): Promise<void> {
  const standing = await standBefore(trx, projectId, viewerOf(freelancer), now);
  allowedTransition('withdraw_response', standing);
  const isFirst = await deleteResponse(trx, projectId, freelancer.userId);
  if (!isFirst) await loseRace(trx, 'withdraw_response', standing);
  await noteActivity(trx, projectId, 'response_withdrawn', freelancer.userId, now);
}
