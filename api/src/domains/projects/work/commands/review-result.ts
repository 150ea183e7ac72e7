import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { attachFiles } from '../../../files/index.ts';
import { performStep, takeStep } from '../../life-cycle/perform-step.ts';
import { requireTransition, loadProjectContext } from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { insertImprovement } from '../work.repository.ts';

/**
 * Accepts the work: the freelancer's earnings are pending until they clear. Source: product.md §2 #12.
 *
 * @throws AppError `notFound`, `stateChanged`; `invalidInput` with files, which only a request for changes has
 */
export async function acceptResult(
  trx: Trx,
  customer: Actor,
  { project_id: projectId, file_ids, version }: Body<'POST /api/customer/acceptance'>,
  now: Date,
): Promise<void> {
  if (file_ids !== undefined) throw new AppError('invalidInput', { file_ids: 'unknown' });
  await performStep(trx, { step: 'accept', projectId, viewer: viewerOf(customer), now, version });
}

/**
 * Requests changes of the work, which uses one of the bought edits. Source: product.md §2 #13, #14.
 *
 * @throws AppError `notFound`, `stateChanged` (also for files that cannot be sent), `noEditsLeft`, `invalidInput`
 *   without a comment
 */
export async function sendBackResult(
  trx: Trx,
  customer: Actor,
  { project_id, comment, file_ids = [], version }: Body<'POST /api/customer/acceptance'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(customer), now);
  requireTransition('send_back', context);
  if (comment === undefined) throw new AppError('invalidInput', { comment: 'required' });
  await takeStep(trx, 'send_back', context, { comment, version });
  const asked = { project_id, comment: comment.trim(), created_at: now };
  const improvement_id = await insertImprovement(trx, asked);
  await attachFiles(trx, customer.userId, { project_id, improvement_id }, file_ids);
}

/**
 * Gives the customer more time to review, once for each delivery. Source: product.md §2, timers.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function extendReview(trx: Trx, customer: Actor, projectId: string, now: Date): Promise<void> {
  await performStep(trx, { step: 'extend_review', projectId, viewer: viewerOf(customer), now });
}
