import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectProjectReviews, type ProjectReviewView } from '../../../views/reviews.ts';
import { requireWorkAccess } from '../../projects/index.ts';
import { canRead, isOpen, reviewedUntil } from '../rules/reviewing.ts';
import { answerReply } from './list-reviews.ts';

type ProjectReviews = Reply<'GET /api/reviews/project'>;

/**
 * The reviews of a project that the actor may read, and whether they may write one. The reply shows that the other side
 * has written, but not the text.
 *
 * @throws AppError `notFound` for all but the two sides and managers
 */
export async function showProjectReviews(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<ProjectReviews> {
  const { project } = await requireWorkAccess(db, projectId, actor);
  const until = project.completed_at && reviewedUntil(project.completed_at);
  if (until === null) return { until: null, can_write: false, other_wrote: false, reviews: [] };
  const reader = { id: actor.userId, isManager: actor.role === 'manager' };
  const written = await selectProjectReviews(db, projectId);
  const hasWritten = written.some(({ author_id }) => author_id === reader.id);
  return {
    until: until.toISOString(),
    can_write: !reader.isManager && !hasWritten && now < until,
    other_wrote: written.some(({ author_id, opens_at }) => author_id !== reader.id && opens_at > now),
    reviews: written
      .filter((review) => canRead(review, reader, now))
      .map((review) => reviewReply(review, reader.id, now)),
  };
}

function reviewReply(
  review: ProjectReviewView,
  readerId: string,
  now: Date,
): ProjectReviews['reviews'][number] {
  const { id, author, stars, text, written_at, opens_at, removed_at, removal_reason, objected } = review;
  return {
    id,
    author,
    stars,
    text,
    written_at: written_at.toISOString(),
    answer: answerReply(review),
    opens_at: opens_at > now ? opens_at.toISOString() : null,
    removed: removed_at && { reason: removal_reason ?? '', at: removed_at.toISOString(), objected },
    can_answer: review.subject_id === readerId && isOpen(review, now) && review.answer === null,
  };
}
