import type { Body } from '@metier/contract/operations';
import { together, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { notifyAccounts } from '../../notifications/index.ts';
import { lockOpenReview } from '../lock-open-review.ts';
import { publishReviews } from '../publish-reviews.ts';
import { updateReview } from '../reviews.repository.ts';
import { reviewMailData } from './open-reviews.ts';

/**
 * Answers a review of oneself, once and publicly; its author is notified. Source: product.md §12.
 *
 * @throws AppError `notFound` for all but the reviewed person, while it is sealed, and once it was taken down;
 *   `stateChanged` for a second answer
 */
export async function answerReview(
  trx: Trx,
  userId: string,
  { review_id, text }: Body<'POST /api/reviews/answer'>,
  now: Date,
): Promise<void> {
  const { review, project } = await lockOpenReview(trx, review_id, now);
  if (review.subject_id !== userId || review.removed_at) throw new AppError('notFound');
  if (review.answered_at) throw new AppError('stateChanged', { review: 'answered' });
  await updateReview(trx, review_id, { answer: text.trim(), answered_at: now });
  const data = () => reviewMailData(trx, project, userId);
  await together([
    notifyAccounts(trx, [{ to: [review.author_id], event: 'review-answered', data }], now),
    publishReviews(trx, project, now),
  ]);
}
