import { projectPath } from '@metier/shared-kit/contract';
import { useParams } from '@metier/shared-kit/router';
import { PageHeader } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { PickExecutor } from '../components/pick-executor.tsx';
import { PickProject } from '../components/pick-project.tsx';

/** Chooses who does the work of a paid project. Source: seed.md §2. */
export function Page() {
  const t = useTexts();
  const { id } = useParams();
  return (
    <>
      <PageHeader
        title={t('executor.title')}
        {...(id
          ? { back: { to: projectPath(id), label: t('project.title') } }
          : { lead: t('executor.whichProject') })}
      />
      {id ? <PickExecutor projectId={id} /> : <PickProject />}
    </>
  );
}
