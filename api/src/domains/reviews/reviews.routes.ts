import { command, route, type Route } from '../../platform/http/index.ts';
import { answerReview } from './commands/answer-review.ts';
import { removeReview } from './commands/remove-review.ts';
import { writeReview } from './commands/write-review.ts';
import { listReviews } from './queries/list-reviews.ts';
import { showProjectReviews } from './queries/show-project-reviews.ts';

/** Calls of mutual reviews. Source: product.md §12. */
export const reviewsRoutes: readonly Route[] = [
  command('POST /api/reviews', async ({ trx, actor, body, now }) => {
    await writeReview(trx, actor, body, now);
    return {};
  }),
  route('GET /api/reviews/project', ({ db, actor, query, now }) =>
    showProjectReviews(db, query.project_id, actor, now),
  ),
  command('POST /api/reviews/answer', async ({ trx, actor, body, now }) => {
    await answerReview(trx, actor.userId, body, now);
    return {};
  }),
  route('GET /api/reviews', ({ db, query, now }) => listReviews(db, query, now)),
  command('POST /api/manager/reviews/remove', async ({ trx, actor, body, now }) => {
    await removeReview(trx, actor.userId, body, now);
    return {};
  }),
];
