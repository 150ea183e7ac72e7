import { freelancerPath } from '@metier/contract';
import { Button, ButtonLink, Icon } from '@metier/shared-kit/ui';
import { FreelancerCard } from '../../../shared/freelancers/freelancer-card.tsx';
import type { Freelancer } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';
import { MatchReasons } from './match-reasons.tsx';

interface CandidateCardProps {
  freelancer: Freelancer;
  /** False while no more invitations can be sent: then only freelancers who have responded can be chosen. */
  invites: boolean;
  chosen: boolean;
  onToggle: () => void;
}

/** A matching freelancer who can be selected and deselected. Each freelancer is invited to a project at most once. */
export function CandidateCard({ freelancer, invites, chosen, onToggle }: CandidateCardProps) {
  const t = useTexts();
  const { id, invitation, responded, reasons = [] } = freelancer;
  return (
    <FreelancerCard
      freelancer={freelancer}
      chosen={chosen}
      reasons={reasons.length > 0 && <MatchReasons reasons={reasons} />}
    >
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
