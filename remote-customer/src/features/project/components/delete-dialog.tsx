import { PATHS } from '@metier/contract';
import { useNavigate } from '@metier/shared-kit/router';
import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useDeleteProject } from '../project.api.ts';
import type { StepDialogProps } from './dialog-step.ts';

/** Deletes an unpaid project. */
export function DeleteDialog({ project, onClose }: StepDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const remove = useDeleteProject();
  const { id: project_id, version } = project;
  return (
    <ConfirmQuestion
      destructive
      title={t('delete.title')}
      text={t('delete.text', { name: project.name })}
      confirm={t('delete.confirm')}
      onConfirm={() => remove.mutateAsync({ query: { project_id, version } })}
      onClose={onClose}
      onDone={() => void navigate(PATHS.myProjects)}
    />
  );
}
