/** A freelancer, read-only. */
export { FreelancerProfilePage as Page } from '@metier/shared-kit/profile';
