import { FreelancerProfilePage } from '@metier/shared-kit/marketplace/profile';
import { FavoriteButton } from '../../../shared/freelancers/favorite-toggle.tsx';
import { InviteButton } from '../../../shared/freelancers/invite-button.tsx';

/** Profile of a freelancer, who can be invited and marked as a favourite. */
export const Page = () => (
  <FreelancerProfilePage
    actions={(freelancer) => (
      <>
        <FavoriteButton freelancer={freelancer} />
        <InviteButton freelancer={freelancer} variant="contained" color="primary" />
      </>
    )}
  />
);
