import { read } from '@metier/contract';
import { isApiError } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { useApiMutation, useApiRead } from '../../query/index.ts';

/** Reads invalidated by a review, an answer or a removal. */
export const REVIEW_READS = [
  'GET /api/reviews/project',
  'GET /api/reviews',
  'GET /api/freelancer/profile',
] as const;

/** The reviews of a project that the viewer may read. */
export const useProjectReviews = (projectId: string) =>
  useApiRead(read('GET /api/reviews/project', { query: { project_id: projectId } }));

/** A page of a person's visible reviews, all or those with a number of stars, with statistics of all of them. */
export const useReviewsOf = (userId: string, stars: number | undefined, page: number) =>
  useApiRead(read('GET /api/reviews', { query: { user_id: userId, ...(stars && { stars }), page } }), {
    keepPrevious: true,
  });

/** Reviews the other side; `opens` means that both reviews become visible. */
export function useWriteReview(opens: boolean) {
  const t = useKitTexts();
  return useApiMutation('POST /api/reviews', {
    success: t(opens ? 'review.write.opened' : 'review.write.sent'),
    failure: (error) =>
      isApiError(error, 'stateChanged') && 'review' in error.details && error.details.review === 'too_late'
        ? t('review.write.tooLate')
        : undefined,
    invalidates: REVIEW_READS,
  });
}

export function useAnswerReview() {
  const t = useKitTexts();
  return useApiMutation('POST /api/reviews/answer', {
    success: t('review.answer.sent'),
    invalidates: REVIEW_READS,
  });
}
