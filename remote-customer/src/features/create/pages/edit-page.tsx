import { ProjectPageFrame } from '@metier/shared-kit/marketplace/project/page';
import { useParams } from '@metier/shared-kit/router';
import { PageHeader, PageSkeleton } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { EditProject } from '../components/edit-project.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { WithServices } from '../components/with-services.tsx';

const Skeleton = () => (
  <PageSkeleton>
    <FormSkeleton />
  </PageSkeleton>
);

/** Edits the project in the URL. Source: product.md §2 #2. */
export function Page() {
  const t = useTexts();
  const { id = '' } = useParams();
  return (
    <ProjectPageFrame id={id} skeleton={<Skeleton />}>
      {(project) => (
        <>
          <PageHeader
            title={t('edit.title')}
            lead={t(project.status === 'created' ? 'edit.lead' : 'edit.leadPaid')}
          />
          <WithServices>{(services) => <EditProject project={project} services={services} />}</WithServices>
        </>
      )}
    </ProjectPageFrame>
  );
}
