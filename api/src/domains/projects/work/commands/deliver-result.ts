import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { performStep } from '../../life-cycle/perform-step.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { insertResult } from '../work.repository.ts';

/**
 * Delivers the next version of the work, which never changes again, for review. Source: product.md §2 #11.
 *
 * @param result not blank; the contract sees to it
 * @throws AppError `notFound`, `stateChanged`
 */
export async function deliverResult(
  trx: Trx,
  freelancer: Actor,
  projectId: string,
  result: string,
  now: Date,
): Promise<void> {
  const { deliveries } = await performStep(trx, {
    step: 'deliver',
    projectId,
    viewer: viewerOf(freelancer),
    now,
  });
  await insertResult(trx, {
    project_id: projectId,
    version: deliveries,
    result: result.trim(),
    created_at: now,
  });
}
