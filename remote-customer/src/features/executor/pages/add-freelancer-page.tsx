import { projectPath } from '@metier/contract';
import { isMissing } from '@metier/shared-kit/http';
import { useParams } from '@metier/shared-kit/router';
import { NotFound, PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useProjectWithoutExecutor } from '../executor.api.ts';
import { PickExecutor } from '../components/pick-executor.tsx';
import { PickProject } from '../components/pick-project.tsx';

/** Chooses the freelancer of a paid project. Source: seed.md §2. */
export function Page() {
  const { id } = useParams();
  return id ? <ForProject id={id} /> : <ForSomeProject />;
}

function ForSomeProject() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('executor.title')} lead={t('executor.whichProject')} />
      <PickProject />
    </>
  );
}

function ForProject({ id }: { id: string }) {
  const t = useTexts();
  const project = useProjectWithoutExecutor(id);
  if (isMissing(project.error)) return <NotFound />;
  return (
    <>
      <PageHeader title={t('executor.title')} back={{ to: projectPath(id), label: t('project.title') }} />
      <PickExecutor projectId={id} project={project} />
    </>
  );
}
