/** A freelancer, read-only. Source: seed.md §2. */
export { FreelancerProfilePage as Page } from '@metier/shared-kit/profile';
