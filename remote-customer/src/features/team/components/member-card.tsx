import { freelancerPath } from '@metier/contract';
import { ButtonLink } from '@metier/shared-kit/ui';
import { FreelancerCard } from '../../../shared/freelancers/freelancer-card.tsx';
import type { Freelancer } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';
import { InviteButton } from './invite-button.tsx';

/** A team member. */
export function MemberCard({ freelancer }: { freelancer: Freelancer }) {
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
