import { PATHS, projectPath } from '@metier/shared-kit/contract';
import { type Project } from '@metier/shared-kit/project';
import { MoneyStrip, NextStep, ProjectPageFrame } from '@metier/shared-kit/project/page';
import { Navigate, useSearchParams } from '@metier/shared-kit/router';
import { ButtonLink, Icon, Medallion, PageHeader, Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';

/** Thanks for accepted work, and where its money is. Source: product.md §5. */
export function Page() {
  const [query] = useSearchParams();
  const id = query.get('project');
  return id ? <ProjectPageFrame id={id}>{(project) => <Thanks project={project} />}</ProjectPageFrame> : <Navigate to={PATHS.myProjects} replace />;
}

function Thanks({ project }: { project: Project }) {
  const t = useTexts();
  const name = project.freelancer ? `${project.freelancer.first_name} ${project.freelancer.last_name}` : '';
  return (
    <>
      <Medallion tone="green">
        <Icon name="check" fontSize="medium" />
      </Medallion>
      <Stack sx={{ mt: 2 }}>
        <PageHeader title={t('complete.title')} lead={t('complete.text', { project: project.name, name })} />
      </Stack>
      <MoneyStrip money={project.money} />
      <NextStep project={project}>
        <ButtonLink to={PATHS.create} variant="contained">
          {t('complete.again')}
        </ButtonLink>
        <ButtonLink to={projectPath(project.id)} variant="outlined" color="inherit">
          {t('complete.project')}
        </ButtonLink>
        <ButtonLink to={PATHS.myProjects} color="inherit">
          {t('complete.list')}
        </ButtonLink>
      </NextStep>
    </>
  );
}
