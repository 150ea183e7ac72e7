import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { closeInvitation, withdrawResponse } from '../../../invitations/index.ts';
import { takeStep } from '../../life-cycle/perform-step.ts';
import { loadProjectContext, requireTransition, stateChanged } from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { invite } from './invite-freelancer.ts';

/**
 * Chooses a freelancer: assigned at once when they have responded, invited otherwise. A response may be withdrawn
 * concurrently, so the caller may name the expected effect. Source: product.md §2 #8.
 *
 * @returns true when assigned
 * @throws AppError `notFound`; `stateChanged`, also if the effect would be another than expected
 */
export async function chooseExecutor(
  trx: Trx,
  customer: Actor,
  { project_id: projectId, freelancer_id: freelancerId, expected }: Body<'POST /api/customer/executor'>,
  now: Date,
): Promise<boolean> {
  const context = await loadProjectContext(trx, projectId, viewerOf(customer), now);
  requireTransition('assign', context);
  const hasResponded = await withdrawResponse(trx, projectId, freelancerId);
  const kind = hasResponded ? 'assigned' : 'invited';
  if (expected !== undefined && expected !== kind) throw stateChanged(context);
  if (!hasResponded) {
    await invite(trx, context, freelancerId);
    return false;
  }
  await takeStep(trx, 'assign', context, { set: { freelancer_id: freelancerId } });
  await closeInvitation(trx, projectId, freelancerId, 'accepted', now);
  return true;
}
