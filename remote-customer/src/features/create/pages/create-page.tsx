import { ProjectPageFrame } from '@metier/shared-kit/marketplace/project/page';
import { useSearchParams } from '@metier/shared-kit/router';
import { PageHeader, PageSkeleton, QueryStates } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { EditProject } from '../components/edit-project.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { NewProject } from '../components/new-project.tsx';
import { useCatalogue } from '../create.api.ts';
import type { CatalogueService } from '../draft-price.ts';

/** Composes a new project, or changes the one that the address names. Source: seed.md §2, product.md §2 #1, #2. */
export function Page() {
  const t = useTexts();
  const [query] = useSearchParams();
  const edited = query.get('project');
  if (edited) return <Edit id={edited} />;
  return (
    <>
      <PageHeader title={t('create.title')} lead={t('create.lead')} />
      <WithServices>{(services) => <NewProject services={services} />}</WithServices>
    </>
  );
}

function Edit({ id }: { id: string }) {
  const t = useTexts();
  return (
    <ProjectPageFrame id={id} skeleton={<EditSkeleton />}>
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

const EditSkeleton = () => (
  <PageSkeleton>
    <FormSkeleton />
  </PageSkeleton>
);

const WithServices = ({ children }: { children: (services: readonly CatalogueService[]) => ReactNode }) => (
  <QueryStates framed query={useCatalogue()} skeleton={<FormSkeleton />}>
    {({ services }) => children(services)}
  </QueryStates>
);
