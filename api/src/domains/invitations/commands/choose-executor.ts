import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import {
  allowedTransition,
  assignChosen,
  standBefore,
  stateChanged,
  viewerOf,
} from '../../projects/index.ts';
import { deleteResponse } from '../responses.repository.ts';
import { closeInvitation } from './close-invitation.ts';
import { inviteFreelancer } from './invite-freelancer.ts';

/**
 * Chooses a freelancer: assigned at once when they have responded, invited otherwise. A response may be withdrawn
 * meanwhile, so the caller may say which is expected. Source: product.md §2 #8.
 *
 * @returns true when assigned
 * @throws AppError `notFound`, `stateChanged`, also where it would come to something else than expected
 */
export async function chooseExecutor(
  trx: Trx,
  customer: Actor,
  { project_id: projectId, freelancer_id: freelancerId, expected }: Body<'POST /api/customer/executor'>,
  now: Date,
): Promise<boolean> {
  const standing = await standBefore(trx, projectId, viewerOf(customer), now);
  allowedTransition('assign', standing);
  const hasResponded = await deleteResponse(trx, projectId, freelancerId);
  const kind = hasResponded ? 'assigned' : 'invited';
  if (expected !== undefined && expected !== kind) throw stateChanged(standing);
  if (!hasResponded) {
    await inviteFreelancer(trx, customer, projectId, freelancerId, now);
    return false;
  }
  await assignChosen(trx, customer, projectId, freelancerId, now);
  await closeInvitation(trx, projectId, freelancerId, 'accepted', now);
  return true;
}
