import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectReviewPage } from '../../../views/reviews.ts';

/**
 * A person's open reviews, all or those with a number of stars, latest first, with the number and mean of all. Source:
 * product.md §12.
 */
export async function listReviews(
  db: Db,
  { user_id, stars: ofStars, page }: Query<'GET /api/reviews'>,
  now: Date,
): Promise<Reply<'GET /api/reviews'>> {
  const { rows, total, average, distribution } = await selectReviewPage(db, user_id, now, {
    stars: ofStars,
    page,
  });
  const listed = ofStars === undefined ? total : (distribution[ofStars - LIMITS.stars.min] ?? 0);
  return {
    reviews: rows.map(({ id, author, stars, text, category_id, written_at, answer, answered_at }) => ({
      id,
      author,
      stars,
      text,
      category_id,
      written_at: written_at.toISOString(),
      answer: answerReply({ answer, answered_at }),
    })),
    rating: average === null ? null : { average, count: total },
    distribution,
    ...pagingOf(listed, page),
  };
}

/** The answer to a review, null without one. */
export const answerReply = ({ answer, answered_at }: { answer: string | null; answered_at: Date | null }) =>
  answer === null || answered_at === null ? null : { text: answer, at: answered_at.toISOString() };
