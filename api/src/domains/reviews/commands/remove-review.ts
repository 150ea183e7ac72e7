import { projectPath } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import { together, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { notifyAccount } from '../../notifications/index.ts';
import { countReview } from '../../profiles/index.ts';
import { lockOpenReview } from '../lock-open-review.ts';
import { publishReviews } from '../publish-reviews.ts';
import { updateReview } from '../reviews.repository.ts';

/**
 * Takes an open review down, with its answer. Its author gets the reason and can still read it; it is no longer
 * counted. Source: product.md §12.
 *
 * @throws AppError `notFound`, also while it is sealed; `stateChanged` when another manager was faster
 */
export async function removeReview(
  trx: Trx,
  managerId: string,
  { review_id, reason }: Body<'POST /api/manager/reviews/remove'>,
  now: Date,
): Promise<void> {
  const { review, project } = await lockOpenReview(trx, review_id, now);
  if (review.removed_at) throw new AppError('stateChanged', { review: 'removed' });
  const { author_id, subject_id, stars, is_told } = review;
  const isCounted = is_told && subject_id === project.freelancer_id;
  await updateReview(trx, review_id, {
    removed_by: managerId,
    removed_at: now,
    removal_reason: reason.trim(),
  });
  const data = { project: project.name, reason: reason.trim(), path: projectPath(project.id) };
  await together([
    isCounted && countReview(trx, subject_id, stars, -1),
    notifyAccount(trx, author_id, 'review-removed', data, now),
    publishReviews(trx, project, now),
  ]);
}
