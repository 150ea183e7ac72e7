import type { Trx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { requireLockedProject } from '../projects/index.ts';
import type { ReviewedProject } from './publish-reviews.ts';
import { selectReview, type ReviewRow } from './reviews.repository.ts';

/**
 * A review that is no longer sealed, locked with its project until the transaction ends.
 *
 * @throws AppError `notFound`, also while it is sealed
 */
export async function lockOpenReview(
  trx: Trx,
  id: string,
  now: Date,
): Promise<{ review: ReviewRow; project: ReviewedProject }> {
  const found = await selectReview(trx, id);
  if (!found) throw new AppError('notFound');
  const project = await requireLockedProject(trx, found.project_id);
  const review = await selectReview(trx, id);
  if (!review || review.opens_at > now) throw new AppError('notFound');
  return { review, project };
}
