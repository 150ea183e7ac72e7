import type { ProjectAction } from '@metier/contract';
import { ProjectStep, type Project } from '@metier/shared-kit/marketplace/project';
import { ComplainDialog } from '@metier/shared-kit/marketplace/project/complain';
import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import type { ComponentType } from 'react';
import { RespondDialog } from '../../../shared/engagement/respond-dialog.tsx';
import { useTexts } from '../../../texts.ts';
import { useAnswerRefund, useImplementation } from '../project.api.ts';
import { DeliverDialog } from './deliver-dialog.tsx';
import type { DialogStep } from './dialog-step.ts';
import { RefuseRefundDialog } from './refuse-refund-dialog.tsx';

interface StepDialogProps {
  project: Project;
  onClose: () => void;
}

/** Gives the project back, so that the customer can choose another freelancer. */
function GiveBackDialog({ project: { id: project_id, version }, onClose }: StepDialogProps) {
  const t = useTexts();
  const giveBack = useImplementation('giveBack');
  return (
    <ConfirmQuestion
      title={t('project.giveBack.title')}
      text={t('project.giveBack.text')}
      confirm={t('project.giveBack.confirm')}
      destructive
      onConfirm={() => giveBack.mutateAsync({ body: { project_id, status: 0, version } })}
      onClose={onClose}
    />
  );
}

/** Agrees to a requested refund, which is irreversible. */
function AgreeDialog({ project: { id: project_id, version }, onClose }: StepDialogProps) {
  const t = useTexts();
  const agree = useAnswerRefund('agree');
  return (
    <ConfirmQuestion
      title={t('project.refund.agree.title')}
      text={t('project.refund.agree.text')}
      confirm={t('project.refund.agree.confirm')}
      destructive
      onConfirm={() => agree.mutateAsync({ body: { project_id, agree: 1, version } })}
      onClose={onClose}
    />
  );
}

/** Each dialog with the action that it needs. */
const DIALOGS: Readonly<Record<DialogStep, readonly [ProjectAction, ComponentType<StepDialogProps>]>> = {
  respond: ['respond', RespondDialog],
  deliver: [
    'submit_result',
    ({ project, onClose }) => <DeliverDialog projectId={project.id} onClose={onClose} />,
  ],
  refuseRefund: ['answer_refund', RefuseRefundDialog],
  agreeToRefund: ['answer_refund', AgreeDialog],
  giveBack: ['give_back', GiveBackDialog],
  complain: [
    'complain',
    ({ project, onClose }) => <ComplainDialog projectId={project.id} onClose={onClose} />,
  ],
};

/** The dialog of the step that the freelancer has started. */
export function StepDialog({ step, ...rest }: StepDialogProps & { step: DialogStep }) {
  const [action, Dialog] = DIALOGS[step];
  return (
    <ProjectStep project={rest.project} action={action}>
      <Dialog {...rest} />
    </ProjectStep>
  );
}
