import { addFreelancerPath, PATHS, projectPath } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useNavigate } from '@metier/shared-kit/router';
import { useState } from 'react';
import type { CatalogueService } from '../../../shared/catalogue/catalogue.api.ts';
import { useTexts } from '../../../texts.ts';
import { orderOf, useCreateProject } from '../create.api.ts';
import { draftOfService, draftOfTemplate, EMPTY_DRAFT, type Draft, type Template } from '../create.schema.ts';
import { draftPrice } from '../draft-price.ts';
import { ProjectForm } from './project-form.tsx';

const PaymentDialog = onDemand(
  async () => (await import('../../../shared/payment/payment-dialog.tsx')).PaymentDialog,
);

interface NewProjectProps {
  services: readonly CatalogueService[];
  /** Prefills the form. */
  template: Template | undefined;
  /** Is chosen in the form, unless there is a template. */
  service: CatalogueService | undefined;
}

/** What the form starts with, and what its draft is about. */
function startOf({ services, template, service }: NewProjectProps): { initial: Draft; about?: string } {
  if (template) return { initial: draftOfTemplate(template, services), about: `template ${template.id}` };
  if (service) return { initial: draftOfService(service), about: `service ${service.id}` };
  return { initial: EMPTY_DRAFT };
}

/** Form for a new project: creates it and opens its payment. */
export function NewProject(props: NewProjectProps) {
  const { services } = props;
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
        {...startOf(props)}
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
