import { FreelancerProfilePage } from '@metier/shared-kit/marketplace/profile';
import { FavoriteButton } from '../../../shared/freelancers/favorite-toggle.tsx';

/** A freelancer, read-only, whom the customer can mark as a favourite. */
export const Page = () => (
  <FreelancerProfilePage actions={(freelancer) => <FavoriteButton freelancer={freelancer} />} />
);
