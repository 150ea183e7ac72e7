import { completePath, nameOf } from '@metier/contract';
import { useNavigate } from '@metier/shared-kit/router';
import { useFormats } from '@metier/shared-kit/ui';
import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useAccept } from '../project.api.ts';
import type { StepDialogProps } from './dialog-step.ts';

/** Accepts the work, which ends the project and releases its money. */
export function AcceptDialog({ project, onClose }: StepDialogProps) {
  const t = useTexts();
  const { money } = useFormats();
  const navigate = useNavigate();
  const accept = useAccept();
  const { id: project_id, version } = project;
  return (
    <ConfirmQuestion
      title={t('accept.title')}
      text={t('accept.text', {
        price: money(project.money.held),
        name: project.freelancer ? nameOf(project.freelancer) : '',
      })}
      confirm={t('accept.confirm')}
      onConfirm={() => accept.mutateAsync({ body: { project_id, accept: 1, version } })}
      onClose={onClose}
      onDone={() => void navigate(completePath(project_id))}
    />
  );
}
