import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { closeInvitation, withdrawResponse } from '../../../invitations/index.ts';
import { insertActivity } from '../../life-cycle/activity.repository.ts';
import { notifyStep } from '../../life-cycle/messages/notify-step.ts';
import { takeStep } from '../../life-cycle/perform-step.ts';
import {
  loadProjectContext,
  requireBrief,
  requireTransition,
  throwConflict,
  type ProjectContext,
  type ProjectVersion,
} from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';

/**
 * Accepts an invitation: the first freelancer to do so gets the project. Source: product.md §2 #7.
 *
 * @throws AppError `notFound` when never invited, `cannotAcceptProject` when too late, `stateChanged` when the brief
 * has changed since the given version
 */
export async function acceptInvitation(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId, version }: ProjectVersion,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, projectId, viewerOf(freelancer), now);
  requireTransition('accept_invitation', context);
  requireBrief(context, version);
  // The project first: if that race is lost, the refusal must see the invitation unchanged.
  await takeStep(trx, 'accept_invitation', context, { set: { freelancer_id: freelancer.userId } });
  const isFirst = await closeInvitation(trx, projectId, freelancer.userId, 'accepted', now);
  if (!isFirst) requireTransition('accept_invitation', declinedMeanwhile(context));
  await withdrawResponse(trx, projectId, freelancer.userId);
}

/**
 * Declines an invitation for good. Source: product.md §2 #7.
 *
 * @throws AppError `notFound` when never invited, `cannotAcceptProject` when too late
 */
export async function declineInvitation(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId }: ProjectVersion,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, projectId, viewerOf(freelancer), now);
  requireTransition('decline_invitation', context);
  const isFirst = await closeInvitation(trx, projectId, freelancer.userId, 'declined', now);
  if (!isFirst) await throwConflict(trx, 'decline_invitation', context);
  const { project, viewer } = context;
  await insertActivity(trx, projectId, 'invitation_declined', freelancer.userId, now);
  await notifyStep(trx, { step: 'decline_invitation', before: project, project, viewer, now });
}

/** Context of the refusal: this transaction has already assigned the project, so reloading it would tell another reason. */
const declinedMeanwhile = (context: ProjectContext): ProjectContext => ({
  ...context,
  candidacy: { ...context.candidacy, invitation: 'closed' },
});
