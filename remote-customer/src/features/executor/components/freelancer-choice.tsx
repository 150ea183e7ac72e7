import { nameOf, PATHS } from '@metier/contract';
import { useNavigate } from '@metier/shared-kit/router';
import { Button, ButtonLink, EmptyState, Panel, Stack, Typography } from '@metier/shared-kit/ui';
import { useState, type ReactNode } from 'react';
import { CardGrid } from '../../../shared/freelancers/card-grid.tsx';
import { useChooseExecutor, type Freelancer } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';
import { CandidateCard } from './candidate-card.tsx';

interface FreelancerChoiceProps {
  projectId: string;
  freelancers: readonly Freelancer[];
  /** False while no more invitations can be sent. */
  invites: boolean;
  /** Pager below the cards. */
  children?: ReactNode;
}

/** Cards of matching freelancers, one of whom is selected and confirmed; the selection stays while paging. */
export function FreelancerChoice({ projectId, freelancers, invites, children }: FreelancerChoiceProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const choose = useChooseExecutor();
  const [chosen, setChosen] = useState<Freelancer>();
  const later = (
    <ButtonLink to={PATHS.myProjects} variant="outlined" color="inherit" size="large">
      {t('executor.later')}
    </ButtonLink>
  );

  if (freelancers.length === 0) {
    return (
      <Panel>
        <EmptyState icon="people" title={t('executor.none.title')} action={later}>
          {t('executor.none.text')}
        </EmptyState>
      </Panel>
    );
  }

  const confirm = () => {
    if (!chosen) return;
    const { id, responded } = freelancers.find(({ id: each }) => each === chosen.id) ?? chosen;
    const expected = responded ? 'assigned' : 'invited';
    choose.mutate(
      { body: { project_id: projectId, freelancer_id: id, expected } },
      { onSuccess: () => void navigate(PATHS.myProjects) },
    );
  };

  return (
    <>
      <CardGrid>
        {freelancers.map((freelancer) => (
          <CandidateCard
            key={freelancer.id}
            freelancer={freelancer}
            invites={invites}
            chosen={chosen?.id === freelancer.id}
            onToggle={() => setChosen(chosen?.id === freelancer.id ? undefined : freelancer)}
          />
        ))}
      </CardGrid>
      {children}
      <Stack
        direction="row"
        sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center' }}
      >
        {chosen && (
          <Typography sx={{ flexGrow: 1 }}>{t('executor.chosenNamed', { name: nameOf(chosen) })}</Typography>
        )}
        {later}
        <Button
          variant="contained"
          size="large"
          disabled={!chosen}
          loading={choose.isPending || choose.isSuccess}
          onClick={confirm}
        >
          {t('executor.confirm')}
        </Button>
      </Stack>
    </>
  );
}
