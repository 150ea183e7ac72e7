/** Read-only profile of another freelancer. */
export { FreelancerProfilePage as Page } from '@metier/shared-kit/marketplace/profile';
