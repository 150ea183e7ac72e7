import type { Db } from '../../../platform/db/index.ts';
import { selectIsParty, selectProjectOfRemovedReview } from '../../../views/support-requests.ts';

/** Whether a person is the customer or the freelancer of a project. */
export const isOwnProject = (db: Db, userId: string, projectId: string): Promise<boolean> =>
  selectIsParty(db, userId, projectId);

/** The project of a removed review; undefined unless the person is its author. */
export const projectOfRemovedReview = (
  db: Db,
  userId: string,
  reviewId: string,
): Promise<string | undefined> => selectProjectOfRemovedReview(db, userId, reviewId);
