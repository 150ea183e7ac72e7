/** Another freelancer, read-only. */
export { FreelancerProfilePage as Page } from '@metier/shared-kit/marketplace/profile';
