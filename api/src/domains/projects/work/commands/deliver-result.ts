import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { attachFiles } from '../../../files/index.ts';
import { performStep } from '../../life-cycle/perform-step.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { insertResult } from '../work.repository.ts';

/**
 * Delivers the next version of the work for review; a version is immutable. Source: product.md §2 #11, §12.
 *
 * @throws AppError `notFound`; `stateChanged`, also for files that cannot be delivered
 */
export async function deliverResult(
  trx: Trx,
  freelancer: Actor,
  { project_id, result, links = [], file_ids = [] }: Body<'POST /api/freelancer/result'>,
  now: Date,
): Promise<void> {
  const viewer = viewerOf(freelancer);
  const { deliveries } = await performStep(trx, { step: 'deliver', projectId: project_id, viewer, now });
  const delivered = { project_id, version: deliveries, result: result.trim(), links, created_at: now };
  const result_id = await insertResult(trx, delivered);
  await attachFiles(trx, freelancer.userId, { project_id, result_id }, file_ids);
}
