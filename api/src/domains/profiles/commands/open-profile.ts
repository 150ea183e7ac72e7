import { insertEmptyProfile } from '../freelancer-profiles.repository.ts';

/**
 * Gives somebody whose e-mail is confirmed their place among the freelancers, if they are one: an empty profile.
 *
 * @example await openProfile(trx, account.id);
 */
export const openProfile = insertEmptyProfile;
