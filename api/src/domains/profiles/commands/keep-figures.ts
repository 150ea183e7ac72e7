import type { Trx } from '../../../platform/db/index.ts';
import { addAnswer, addFinishedProject } from '../figures.repository.ts';
import { saveFreelancerProfile } from '../freelancer-profiles.repository.ts';

/**
 * Counts a project that a freelancer finished for a customer (1), or that is finished no more (-1), in the caller's
 * transaction: the figures by which freelancers are compared are never out of step with their cause.
 *
 * @example await noteFinishedProject(trx, { customerId, freelancerId }, 1);
 */
export const noteFinishedProject = addFinishedProject;

/** Counts an answer to an invitation, given some whole seconds after it. */
export const noteAnswer = addAnswer;

/** Shows a freelancer as verified, or no longer. */
export const noteVerified = (trx: Trx, freelancerId: string, verified: boolean): Promise<void> =>
  saveFreelancerProfile(trx, { user_id: freelancerId, verified });
