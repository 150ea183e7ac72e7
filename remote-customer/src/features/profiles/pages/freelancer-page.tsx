import { FreelancerProfilePage } from '@metier/shared-kit/marketplace/profile';
import { FavoriteButton } from '../../../shared/freelancers/favorite-toggle.tsx';

/** Read-only profile of a freelancer, with a favourite button. */
export const Page = () => (
  <FreelancerProfilePage actions={(freelancer) => <FavoriteButton freelancer={freelancer} />} />
);
