import { addFreelancerPath, PATHS, projectPath } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useNavigate } from '@metier/shared-kit/router';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { orderOf, useCreateProject } from '../create.api.ts';
import { draftOfTemplate, EMPTY_DRAFT, type Draft, type Template } from '../create.schema.ts';
import { draftPrice, type CatalogueService } from '../draft-price.ts';
import { ProjectForm } from './project-form.tsx';

const PaymentDialog = onDemand(
  async () => (await import('../../../shared/payment/payment-dialog.tsx')).PaymentDialog,
);

interface NewProjectProps {
  services: readonly CatalogueService[];
  /** Prefills the form. */
  template?: Template | undefined;
}

/** Form for a new project: creates it and opens its payment. */
export function NewProject({ services, template }: NewProjectProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const create = useCreateProject();
  const [created, setCreated] = useState<{ id: string; name: string; budget: number }>();

  const submit = async (draft: Draft, fileIds: readonly string[]) => {
    const price = draftPrice(draft, services);
    if (!price) return;
    const files = fileIds.length > 0 ? { file_ids: [...fileIds] } : {};
    const body = { ...orderOf(draft, price), ...files };
    const { project_id } = await create.mutateAsync({ body });
    setCreated({ id: project_id, name: body.name, budget: body.budget });
  };

  return (
    <>
      <ProjectForm
        services={services}
        about={template && `template ${template.id}`}
        initial={template ? draftOfTemplate(template, services) : EMPTY_DRAFT}
        submitText={(price) => (price ? t('create.submit', { price }) : t('create.submitWithoutPrice'))}
        backTo={PATHS.myProjects}
        onSubmit={submit}
      />
      {created && (
        <PaymentDialog
          project={created}
          onPaid={() => void navigate(addFreelancerPath(created.id), { replace: true })}
          onClose={() => void navigate(projectPath(created.id), { replace: true })}
        />
      )}
    </>
  );
}
