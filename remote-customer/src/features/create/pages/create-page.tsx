import { ProjectPageFrame } from '@metier/shared-kit/project/page';
import { useSearchParams } from '@metier/shared-kit/router';
import { ErrorState, PageHeader, PageSkeleton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { EditProject } from '../components/edit-project.tsx';
import { NewProject } from '../components/new-project.tsx';
import { useCatalogue } from '../create.api.ts';

/** Composes a new project, or changes the one that the address names. Source: seed.md §2, product.md §2 #1, #2. */
export function Page() {
  const t = useTexts();
  const [query] = useSearchParams();
  const catalogue = useCatalogue();
  if (catalogue.isPending) return <PageSkeleton panels={[320, 360, 320]} />;
  if (catalogue.isError) return <ErrorState error={catalogue.error} onRetry={() => void catalogue.refetch()} />;
  const { services } = catalogue.data;
  const edited = query.get('project');
  if (!edited) {
    return (
      <>
        <PageHeader title={t('create.title')} lead={t('create.lead')} />
        <NewProject services={services} />
      </>
    );
  }
  return (
    <ProjectPageFrame id={edited}>
      {(project) => (
        <>
          <PageHeader title={t('edit.title')} lead={t(project.status === 'created' ? 'edit.lead' : 'edit.leadPaid')} />
          <EditProject project={project} services={services} />
        </>
      )}
    </ProjectPageFrame>
  );
}
