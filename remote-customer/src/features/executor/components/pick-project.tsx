import { addFreelancerPath, PATHS } from '@metier/contract';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { actionOf, can, type ProjectRow } from '@metier/shared-kit/marketplace/project';
import { ProjectListFrame } from '@metier/shared-kit/marketplace/project/list';
import { Navigate, usePageNumber } from '@metier/shared-kit/router';
import { ButtonLink, EmptyState, Typography } from '@metier/shared-kit/ui';
import { usePaidProjects } from '../../../shared/freelancers/freelancers.api.ts';
import { useTexts } from '../../../texts.ts';

/** Selects a project that is looking for a freelancer; skipped if there is only one. */
export function PickProject() {
  const [page, turnTo] = usePageNumber();
  const paid = usePaidProjects(page);
  const looking = paid.data?.projects.filter((project) => actionOf(project, 'choose_executor')) ?? [];
  const [only, another] = looking;
  const isAll = paid.data?.pages === 1;
  if (isAll && only && !another && can(only, 'choose_executor'))
    return <Navigate to={addFreelancerPath(only.id)} replace />;
  return (
    <ProjectListFrame
      list={paid.data ? { ...paid, data: { ...paid.data, projects: looking } } : paid}
      page={page}
      turnTo={turnTo}
      empty={<NoProject isAll={isAll} />}
      action={(project) => <ToFreelancers project={project} />}
    />
  );
}

/** Link to choose a project's freelancer, or why none can be chosen. */
function ToFreelancers({ project }: { project: ProjectRow }) {
  const t = useTexts();
  const kit = useKitTexts();
  const reason = actionOf(project, 'choose_executor')?.reason;
  return reason ? (
    <Typography variant="body2" color="textSecondary">
      {kit(`reason.${reason}`)}
    </Typography>
  ) : (
    <ButtonLink to={addFreelancerPath(project.id)} variant="outlined" color="inherit" size="small">
      {t('executor.choose')}
    </ButtonLink>
  );
}

function NoProject({ isAll }: { isAll: boolean }) {
  const t = useTexts();
  return (
    <EmptyState
      icon="projects"
      title={t(isAll ? 'executor.noProject.title' : 'executor.noProject.here')}
      action={
        <ButtonLink to={PATHS.myProjects} variant="outlined" color="inherit">
          {t('executor.noProject.action')}
        </ButtonLink>
      }
    >
      {t('executor.noProject.text')}
    </EmptyState>
  );
}
