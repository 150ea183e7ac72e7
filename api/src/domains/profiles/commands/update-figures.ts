import type { Trx } from '../../../platform/db/index.ts';
import { addAnswer, addDeadline, addFinishedProject, addReview } from '../figures.repository.ts';
import { saveFreelancerProfile } from '../freelancer-profiles.repository.ts';

/**
 * Adds a finished project of freelancer and customer (1), or removes one (-1). Runs in the caller's transaction, so the
 * figures are always consistent with the projects.
 *
 * @example await countFinishedProject(trx, { customerId, freelancerId }, 1);
 */
export const countFinishedProject = addFinishedProject;

/** Counts a deadline that a freelancer has kept or missed. */
export const countDeadline = addDeadline;

/** Counts an opened review of a freelancer (1), or uncounts one that was taken down (-1). */
export const countReview = addReview;

/** Counts an answer to an invitation and its delay in whole seconds. */
export const countAnswer = addAnswer;

/** Sets whether a freelancer is shown as verified. */
export const setVerified = (trx: Trx, freelancerId: string, verified: boolean): Promise<void> =>
  saveFreelancerProfile(trx, { user_id: freelancerId, verified });
