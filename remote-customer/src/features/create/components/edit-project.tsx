import { projectPath } from '@metier/contract';
import { StepNote } from '@metier/shared-kit/forms';
import { can, ProjectStep, type Project } from '@metier/shared-kit/marketplace/project';
import { Navigate, useNavigate } from '@metier/shared-kit/router';
import { useState } from 'react';
import type { CatalogueService } from '../../../shared/catalogue/catalogue.api.ts';
import { useTexts } from '../../../texts.ts';
import { orderOf, useEditProject } from '../create.api.ts';
import { draftOfProject, type Draft } from '../create.schema.ts';
import { draftPrice } from '../draft-price.ts';
import { EditBrief } from './edit-brief.tsx';
import { ProjectForm } from './project-form.tsx';

interface EditProjectProps {
  project: Project;
  services: readonly CatalogueService[];
}

/**
 * Edits a project: everything while it is unpaid, only its brief while it has no freelancer. Source: product.md §2
 * #2.
 */
export function EditProject({ project, services }: EditProjectProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { edit, version } = useEditProject(project);
  const page = projectPath(project.id);
  const [opened] = useState(project);
  if (!can(opened, 'edit')) return <Navigate to={page} replace />;

  const submit = async (draft: Draft, fileIds: readonly string[]) => {
    const price = draftPrice(draft, services);
    if (!price) return;
    const file_ids = [...draft.file_ids, ...fileIds];
    const body = { project_id: project.id, version, ...orderOf(draft, price), file_ids };
    await edit.mutateAsync({ body }, { onSuccess: () => void navigate(page) });
  };

  return (
    <ProjectStep project={project} action="edit">
      <StepNote />
      {opened.status === 'created' ? (
        <ProjectForm
          services={services}
          about={project.id}
          kept={project.files}
          initial={draftOfProject(project)}
          submitText={(price) => (price ? t('edit.submit', { price }) : t('edit.submitWithoutPrice'))}
          backTo={page}
          onSubmit={submit}
        />
      ) : (
        <EditBrief project={project} />
      )}
    </ProjectStep>
  );
}
