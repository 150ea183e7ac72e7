import { can } from '@metier/shared-kit/project';
import { ErrorState, RowsSkeleton, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useMatch, useProjectToGive } from '../executor.api.ts';
import { FreelancerChoice } from './freelancer-choice.tsx';
import { NoChoice } from './no-choice.tsx';

/** The freelancers that fit a project, as long as it can be given to one. */
export function PickExecutor({ projectId }: { projectId: string }) {
  const t = useTexts();
  const project = useProjectToGive(projectId);
  const match = useMatch(projectId);
  const retry = () => void Promise.all([project.refetch(), match.refetch()]);
  const waiting = <RowsSkeleton rows={3} height={180} />;

  if (project.isPending) return waiting;
  if (project.isError) return <ErrorState error={project.error} onRetry={retry} />;
  if (!can(project.data.project, 'choose_executor')) return <NoChoice project={project.data.project} />;
  if (match.isPending) return waiting;
  if (match.isError) return <ErrorState error={match.error} onRetry={retry} />;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3, mt: -2, maxWidth: '68ch' }}>
        {t('executor.lead')}
      </Typography>
      <FreelancerChoice projectId={projectId} freelancers={match.data.freelancers} />
    </>
  );
}
