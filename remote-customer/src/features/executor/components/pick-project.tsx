import { addFreelancerPath, PATHS } from '@metier/shared-kit/contract';
import { can } from '@metier/shared-kit/project';
import { ProjectTable } from '@metier/shared-kit/project/list';
import { Navigate } from '@metier/shared-kit/router';
import { ButtonLink, EmptyState, ErrorState, Paper, RowsSkeleton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { usePaidProjects } from '../executor.api.ts';

/** Which project is it for? Only those that look for a freelancer are asked about; a single one needs no question. */
export function PickProject() {
  const t = useTexts();
  const { data, error, refetch } = usePaidProjects();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const looking = data.projects.filter((project) => can(project, 'choose_executor'));
  const [only] = looking;
  if (only && looking.length === 1) return <Navigate to={addFreelancerPath(only.id)} replace />;
  return (
    <Paper variant="outlined">
      {only ? (
        <ProjectTable
          rows={looking}
          action={({ id }) => (
            <ButtonLink to={addFreelancerPath(id)} variant="outlined" color="inherit" size="small">
              {t('executor.choose')}
            </ButtonLink>
          )}
        />
      ) : (
        <EmptyState
          icon="projects"
          title={t('executor.noProject.title')}
          action={
            <ButtonLink to={PATHS.myProjects} variant="outlined" color="inherit">
              {t('executor.noProject.action')}
            </ButtonLink>
          }
        >
          {t('executor.noProject.text')}
        </EmptyState>
      )}
    </Paper>
  );
}
