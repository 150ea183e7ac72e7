import type { Trx } from '../../../platform/db/index.ts';
import { addAnswer, addFinishedProject, addReview } from '../figures.repository.ts';
import { saveFreelancerProfile } from '../freelancer-profiles.repository.ts';

/**
 * Adds a finished project of freelancer and customer (1), or removes one (-1). Runs in the caller's transaction, so the
 * figures are always consistent with the projects.
 *
 * @example await noteFinishedProject(trx, { customerId, freelancerId }, 1);
 */
export const noteFinishedProject = addFinishedProject;

/** Counts a review of a freelancer that has opened (1), or one that is taken down (-1). */
export const noteReview = addReview;

/** Counts an answer to an invitation and its delay in whole seconds. */
export const noteAnswer = addAnswer;

/** Shows a freelancer as verified, or no longer. */
export const noteVerified = (trx: Trx, freelancerId: string, verified: boolean): Promise<void> =>
  saveFreelancerProfile(trx, { user_id: freelancerId, verified });
