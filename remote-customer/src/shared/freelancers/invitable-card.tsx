import { freelancerPath } from '@metier/contract';
import { ButtonLink } from '@metier/shared-kit/ui';
import { useTexts } from '../../texts.ts';
import { FreelancerCard } from './freelancer-card.tsx';
import type { Freelancer } from './freelancers.api.ts';
import { InviteButton } from './invite-button.tsx';

/** A freelancer who can be invited to one of the customer's projects. */
export function InvitableCard({ freelancer }: { freelancer: Freelancer }) {
  const t = useTexts();
  return (
    <FreelancerCard freelancer={freelancer}>
      <InviteButton freelancer={freelancer} />
      <ButtonLink to={freelancerPath(freelancer.id)} color="inherit">
        {t('executor.profile')}
      </ButtonLink>
    </FreelancerCard>
  );
}
