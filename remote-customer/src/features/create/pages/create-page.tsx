import { useSearchParams } from '@metier/shared-kit/router';
import { PageHeader } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { NewProject } from '../components/new-project.tsx';
import { TemplateChoice } from '../components/template-choice.tsx';
import { WithServices } from '../components/with-services.tsx';
import { useTemplates } from '../create.api.ts';

/**
 * Creates a project, from a template if the URL has one. It works if the templates fail to load. Source: seed.md §2,
 * product.md §2 #1.
 */
export function Page() {
  const t = useTexts();
  const [query] = useSearchParams();
  const templateId = query.get('template');
  const list = useTemplates();
  const [deleted, setDeleted] = useState<string>();
  const templates = list.data?.templates ?? [];
  const template = templates.find(({ id }) => id === templateId);
  return (
    <>
      <PageHeader title={t('create.title')} lead={t('create.lead')} />
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
              <NewProject key={template?.id} services={services} template={template} />
            </>
          )
        }
      </WithServices>
    </>
  );
}
