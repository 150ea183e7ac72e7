import { DURATIONS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { actionOf, can } from '@metier/shared-kit/marketplace/project';
import { usePageNumber } from '@metier/shared-kit/router';
import { Alert, Box, ErrorState, Pager, QueryStates, Typography, useFormats } from '@metier/shared-kit/ui';
import { CardsSkeleton } from '../../../shared/freelancers/card-grid.tsx';
import { useTexts } from '../../../texts.ts';
import { useMatch, type useProjectWithoutExecutor } from '../executor.api.ts';
import { FreelancerChoice } from './freelancer-choice.tsx';
import { NoChoice } from './no-choice.tsx';

interface PickExecutorProps {
  projectId: string;
  project: ReturnType<typeof useProjectWithoutExecutor>;
}

/** Freelancers that match a project, while one can be chosen for it. */
export function PickExecutor({ projectId, project }: PickExecutorProps) {
  const kit = useKitTexts();
  const [page, turnTo] = usePageNumber();
  const match = useMatch(projectId, page);
  const retry = () => void Promise.all([project.refetch(), match.refetch()]);
  const states = {
    skeleton: <CardsSkeleton cards={4} />,
    failed: (error: Error) => <ErrorState framed error={error} onRetry={retry} />,
  };
  const obstacle = project.data && actionOf(project.data.project, 'invite_freelancer')?.reason;
  return (
    <QueryStates
      query={project}
      {...states}
      skeleton={
        <>
          <HowItWorks />
          {states.skeleton}
        </>
      }
      empty={(given) => !can(given.project, 'choose_executor') && <NoChoice project={given.project} />}
    >
      {() => (
        <>
          <HowItWorks />
          <QueryStates {...states} query={match}>
            {({ freelancers, pages }) => (
              <>
                {obstacle && (
                  <Alert severity="info" sx={{ mb: 3 }}>
                    {kit(`reason.${obstacle}`)}
                  </Alert>
                )}
                <FreelancerChoice projectId={projectId} freelancers={freelancers} invites={!obstacle}>
                  <Pager page={page} pages={pages} onChange={turnTo} />
                </FreelancerChoice>
              </>
            )}
          </QueryStates>
        </>
      )}
    </QueryStates>
  );
}

/** What an invitation does, and the reason for the order of the cards. */
function HowItWorks() {
  const t = useTexts();
  const { duration } = useFormats();
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1, mt: -2, maxWidth: '68ch' }}>
        {t('executor.lead', { time: duration(DURATIONS.invitation) })}
      </Typography>
      <Box component="details" sx={{ mb: 3, maxWidth: '68ch' }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
          {t('executor.whyTitle')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('executor.why')}
        </Typography>
      </Box>
    </>
  );
}
