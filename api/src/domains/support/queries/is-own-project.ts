import type { Db } from '../../../platform/db/index.ts';
import { selectIsParty } from '../../../views/support-requests.ts';

/** Whether a person is the customer or the freelancer of a project. */
export const isOwnProject = (db: Db, userId: string, projectId: string): Promise<boolean> =>
  selectIsParty(db, userId, projectId);
