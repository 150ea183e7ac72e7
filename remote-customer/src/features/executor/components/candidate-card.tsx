import { freelancerPath } from '@metier/contract';
import { Button, ButtonLink, Icon } from '@metier/shared-kit/ui';
import { FreelancerCard } from '../../../shared/freelancers/freelancer-card.tsx';
import type { Freelancer } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';

interface CandidateCardProps {
  freelancer: Freelancer;
  /** False while nobody else can be invited: then only who has responded can be chosen. */
  invites: boolean;
  chosen: boolean;
  onToggle: () => void;
}

/** A freelancer who fits, to be chosen or let go. Everybody is invited to a project once. */
export function CandidateCard({ freelancer, invites, chosen, onToggle }: CandidateCardProps) {
  const t = useTexts();
  const { id, invitation, responded } = freelancer;
  return (
    <FreelancerCard freelancer={freelancer} chosen={chosen}>
      <Button
        variant={chosen ? 'contained' : 'outlined'}
        color={chosen ? 'primary' : 'inherit'}
        aria-pressed={chosen}
        disabled={!responded && !(invites && invitation === 'none')}
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
