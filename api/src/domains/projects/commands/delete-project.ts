import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { compareAndDeleteProject } from '../projects.repository.ts';
import { viewerOf } from '../viewer-of.ts';
import { allowedTransition, loseRace, standBefore } from './stand-before.ts';

/**
 * Deletes an unpaid project for good. Source: product.md §2 #3.
 *
 * @throws AppError `notFound`, `stateChanged`, `paymentPending`
 */
export async function deleteProject(trx: Trx, actor: Actor, projectId: string, now: Date): Promise<void> {
  const standing = await standBefore(trx, projectId, viewerOf(actor), now);
  allowedTransition('delete', standing);
  if (!(await compareAndDeleteProject(trx, standing.project))) await loseRace(trx, 'delete', standing);
}
