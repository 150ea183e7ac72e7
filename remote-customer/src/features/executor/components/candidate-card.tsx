import { freelancerPath } from '@metier/shared-kit/contract';
import { Button, ButtonLink, Icon } from '@metier/shared-kit/ui';
import { FreelancerCard } from '../../../freelancers/freelancer-card.tsx';
import type { Freelancer } from '../../../freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';

interface CandidateCardProps {
  freelancer: Freelancer;
  chosen: boolean;
  onToggle: () => void;
}

/** A freelancer who fits, to be chosen or let go. */
export function CandidateCard({ freelancer, chosen, onToggle }: CandidateCardProps) {
  const t = useTexts();
  const { id, invited, responded } = freelancer;
  return (
    <FreelancerCard freelancer={freelancer} chosen={chosen}>
      <Button
        variant={chosen ? 'contained' : 'outlined'}
        color={chosen ? 'primary' : 'inherit'}
        aria-pressed={chosen}
        disabled={invited && !responded}
        startIcon={chosen && <Icon name="check" />}
        onClick={onToggle}
      >
        {t(chosen ? 'executor.chosen' : 'executor.choose')}
      </Button>
      <ButtonLink to={freelancerPath(id)} color="inherit">
        {t('executor.profile')}
      </ButtonLink>
    </FreelancerCard>
  );
}
