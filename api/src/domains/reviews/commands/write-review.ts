import type { Body } from '@metier/contract/operations';
import { together, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { requireLockedProject, requireWorkAccess } from '../../projects/index.ts';
import { publishReviews } from '../publish-reviews.ts';
import { insertReview, selectReviews, unsealReviews } from '../reviews.repository.ts';
import { reviewedUntil } from '../rules/reviewing.ts';
import { scheduleOpening, cancelOpening, announceOpened } from './open-reviews.ts';

/**
 * Reviews the other side of a completed project, once. The first review is sealed until the review period ends; the
 * second one opens both. Source: product.md §12.
 *
 * @throws AppError `notFound` for all but the two sides; `stateChanged` before the completion, after the period, and
 *   for a second review
 */
export async function writeReview(
  trx: Trx,
  actor: Actor,
  { project_id, stars, text }: Body<'POST /api/reviews'>,
  now: Date,
): Promise<void> {
  const { userId } = actor;
  await requireWorkAccess(trx, project_id, actor);
  const project = await requireLockedProject(trx, project_id);
  const { completed_at, customer_id, freelancer_id } = project;
  if (completed_at === null || freelancer_id === null)
    throw new AppError('stateChanged', { review: 'not_completed' });
  const until = reviewedUntil(completed_at);
  const written = await selectReviews(trx, project_id);
  if (written.some(({ author_id }) => author_id === userId))
    throw new AppError('stateChanged', { review: 'written' });
  if (now >= until) throw new AppError('stateChanged', { review: 'too_late' });
  await insertReview(trx, {
    project_id,
    author_id: userId,
    subject_id: userId === customer_id ? freelancer_id : customer_id,
    stars,
    text: text.trim(),
    written_at: now,
    opens_at: until,
  });
  if (written.length === 0) {
    await scheduleOpening(trx, project_id, until);
    return publishReviews(trx, project, now);
  }
  await together([unsealReviews(trx, project_id, now), cancelOpening(trx, project_id)]);
  return announceOpened(trx, project, now);
}
