import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { respond, withdrawResponse as withdraw } from '../../../invitations/index.ts';
import { insertActivity } from '../../life-cycle/activity.repository.ts';
import { notifyStep } from '../../life-cycle/messages/notify-step.ts';
import {
  loadProjectContext,
  requireBrief,
  requireTransition,
  stateChanged,
  throwConflict,
} from '../../life-cycle/project-context.ts';
import { invited as isInvited } from '../../life-cycle/rules/conditions.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { lockVersion } from '../../projects.repository.ts';
import { acceptInvitation } from './answer-invitation.ts';

/**
 * Responds to an open project; an invited freelancer accepts at once. An invitation may arrive or expire concurrently,
 * so the caller may name the expected effect. Source: product.md §2 #6.
 *
 * @throws AppError `notFound`, `cannotAcceptProject`; `stateChanged`, also if the effect would be another than expected
 *   or the brief has changed since the given version
 */
export async function respondToProject(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId, expected, version }: Body<'POST /api/freelancer/take_project'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, projectId, viewerOf(freelancer), now);
  const kind = isInvited(context) ? 'accept_invitation' : 'respond';
  requireTransition(kind, context);
  if (expected !== undefined && expected !== kind) throw stateChanged(context);
  if (kind === 'accept_invitation')
    return acceptInvitation(trx, freelancer, { project_id: projectId, version }, now);
  requireBrief(context, version);
  // Locked: a concurrent change of the brief would not see this response and leave it valid.
  if (!(await lockVersion(trx, context.project))) await throwConflict(trx, 'respond', context);
  const isFirst = await respond(trx, projectId, freelancer.userId, now);
  if (!isFirst) await throwConflict(trx, 'respond', context);
  const { project, viewer } = context;
  await insertActivity(trx, projectId, 'responded', freelancer.userId, now);
  await notifyStep(trx, { step: 'respond', before: project, project, viewer, now });
}

/**
 * Withdraws a response. Source: product.md §2 #6.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function withdrawResponse(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId }: Body<'POST /api/freelancer/take_project'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, projectId, viewerOf(freelancer), now);
  requireTransition('withdraw_response', context);
  const isFirst = await withdraw(trx, projectId, freelancer.userId);
  if (!isFirst) await throwConflict(trx, 'withdraw_response', context);
  const { project, viewer } = context;
  await insertActivity(trx, projectId, 'response_withdrawn', freelancer.userId, now);
  await notifyStep(trx, { step: 'withdraw_response', before: project, project, viewer, now });
}
