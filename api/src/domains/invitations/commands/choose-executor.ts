import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { allowedTransition, assignChosen, standBefore, viewerOf } from '../../projects/index.ts';
import { deleteResponse } from '../responses.repository.ts';
import { closeInvitation } from './close-invitation.ts';
import { inviteFreelancer } from './invite-freelancer.ts';

/**
 * Chooses a freelancer: assigned at once when they have responded, invited otherwise. Source: product.md §2 #8.
 *
 * @returns true when assigned
 * @throws AppError `notFound`, `stateChanged`
 */
export async function chooseExecutor(
  trx: Trx,
  customer: Actor,
  projectId: string,
  freelancerId: string,
  now: Date,
): Promise<boolean> {
  allowedTransition('assign', await standBefore(trx, projectId, viewerOf(customer), now));
  const hasResponded = await deleteResponse(trx, projectId, freelancerId);
  if (!hasResponded) {
    await inviteFreelancer(trx, customer, projectId, freelancerId, now);
    return false;
  }
  await assignChosen(trx, customer, projectId, freelancerId, now);
  await closeInvitation(trx, projectId, freelancerId, 'accepted', now);
  return true;
}
