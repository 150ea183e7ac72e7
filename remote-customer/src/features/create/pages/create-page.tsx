import { ProjectPageFrame } from '@metier/shared-kit/marketplace/project/page';
import { useSearchParams } from '@metier/shared-kit/router';
import { PageHeader, PageSkeleton, QueryStates } from '@metier/shared-kit/ui';
import { useState, type ReactNode } from 'react';
import { serviceAt, useCatalogue, type CatalogueService } from '../../../shared/catalogue/catalogue.api.ts';
import { useTexts } from '../../../texts.ts';
import { EditProject } from '../components/edit-project.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { NewProject } from '../components/new-project.tsx';
import { TemplateChoice } from '../components/template-choice.tsx';
import { useTemplates } from '../create.api.ts';

/** Creates a project, or edits the one in the URL. Source: seed.md §2, product.md §2 #1, #2. */
export function Page() {
  const t = useTexts();
  const [query] = useSearchParams();
  const edited = query.get('project');
  if (edited) return <Edit id={edited} />;
  return (
    <>
      <PageHeader title={t('create.title')} lead={t('create.lead')} />
      <Compose templateId={query.get('template')} serviceId={query.get('service')} />
    </>
  );
}

interface ComposeProps {
  templateId: string | null;
  serviceId: string | null;
}

/** The form for a new project, from a template or service of the URL. It works if the templates fail to load. */
function Compose({ templateId, serviceId }: ComposeProps) {
  const list = useTemplates();
  const [deleted, setDeleted] = useState<string>();
  const templates = list.data?.templates ?? [];
  const template = templates.find(({ id }) => id === templateId);
  return (
    <WithServices>
      {(services) =>
        list.isPending ? (
          <FormSkeleton />
        ) : (
          <>
            <TemplateChoice
              templates={templates}
              chosen={template}
              isMissing={!list.isError && templateId !== null && templateId !== deleted && !template}
              onDeleted={() => setDeleted(template?.id)}
              services={services}
            />
            <NewProject
              key={template?.id ?? serviceId}
              services={services}
              template={template}
              service={serviceAt(services, serviceId)}
            />
          </>
        )
      }
    </WithServices>
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
