import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import {
  allowedTransition,
  holdVersion,
  isInvited,
  loseRace,
  mailStep,
  noteActivity,
  standBefore,
  stateChanged,
  viewerOf,
} from '../../projects/index.ts';
import { deleteResponse, insertResponse } from '../responses.repository.ts';
import { acceptInvitation } from './answer-invitation.ts';

/**
 * Tells the customer of an open project that one would do it; an invited freelancer accepts at once. An invitation may
 * come or end meanwhile, so the caller may say which is expected. Source: product.md §2 #6.
 *
 * @throws AppError `notFound`, `cannotAcceptProject`; `stateChanged`, also where it would come to something else than
 *   expected
 */
export async function respondToProject(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId, expected }: Body<'POST /api/freelancer/take_project'>,
  now: Date,
): Promise<void> {
  const standing = await standBefore(trx, projectId, viewerOf(freelancer), now);
  const kind = isInvited(standing) ? 'accept_invitation' : 'respond';
  allowedTransition(kind, standing);
  if (expected !== undefined && expected !== kind) throw stateChanged(standing);
  if (kind === 'accept_invitation') return acceptInvitation(trx, freelancer, projectId, now);
  // A concurrent change of the brief would not see this response and leave it valid.
  if (!(await holdVersion(trx, standing.project))) await loseRace(trx, 'respond', standing);
  const isFirst = await insertResponse(trx, projectId, freelancer.userId, now);
  if (!isFirst) await loseRace(trx, 'respond', standing);
  const { project, viewer } = standing;
  await noteActivity(trx, projectId, 'responded', freelancer.userId, now);
  await mailStep(trx, { step: 'respond', before: project, project, viewer, now });
}

/**
 * Takes a response back. Source: product.md §2 #6.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function withdrawResponse(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId }: Body<'POST /api/freelancer/take_project'>,
  now: Date,
): Promise<void> {
  const standing = await standBefore(trx, projectId, viewerOf(freelancer), now);
  allowedTransition('withdraw_response', standing);
  const isFirst = await deleteResponse(trx, projectId, freelancer.userId);
  if (!isFirst) await loseRace(trx, 'withdraw_response', standing);
  await noteActivity(trx, projectId, 'response_withdrawn', freelancer.userId, now);
}
