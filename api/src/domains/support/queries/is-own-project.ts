import type { Db } from '../../../platform/db/index.ts';
import { selectIsParty, selectIsRemovedReviewOf } from '../../../views/support-requests.ts';

/** Whether a person is the customer or the freelancer of a project. */
export const isOwnProject = (db: Db, userId: string, projectId: string): Promise<boolean> =>
  selectIsParty(db, userId, projectId);

/** Whether a person is the author of a removed review. */
export const isOwnRemovedReview = (db: Db, userId: string, reviewId: string): Promise<boolean> =>
  selectIsRemovedReviewOf(db, userId, reviewId);
