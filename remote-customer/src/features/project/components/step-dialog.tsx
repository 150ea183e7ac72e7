import type { ProjectAction } from '@metier/contract';
import { ProjectStep } from '@metier/shared-kit/marketplace/project';
import { ComplainDialog } from '@metier/shared-kit/marketplace/project/complain';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useState, type ComponentType } from 'react';
import { AcceptDialog } from './accept-dialog.tsx';
import type { DialogStep, StepDialogProps } from './dialog-step.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NoEditsDialog } from './no-edits-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundRequestDialog } from './refund-request-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';

const PaymentDialog = onDemand(
  async () => (await import('../../../shared/payment/payment-dialog.tsx')).PaymentDialog,
);

/** Each dialog with the action that it needs; a template can be saved at any time. */
const DIALOGS: Readonly<
  Record<DialogStep, readonly [ProjectAction | undefined, ComponentType<StepDialogProps>]>
> = {
  pay: [
    'pay',
    ({ project, onClose }) => <PaymentDialog project={project} onPaid={onClose} onClose={onClose} />,
  ],
  accept: ['accept_result', AcceptDialog],
  sendBack: ['request_changes', SendBackDialog],
  noEdits: ['accept_result', NoEditsDialog],
  refund: ['refund', RefundDialog],
  requestRefund: ['request_refund', RefundRequestDialog],
  complain: [
    'complain',
    ({ project, onClose }) => (
      <ComplainDialog projectId={project.id} takesFiles={project.freelancer !== null} onClose={onClose} />
    ),
  ],
  delete: ['delete', DeleteDialog],
};

/** Decisions about the version of the work that was shown. */
const OF_THE_WORK: readonly DialogStep[] = ['accept', 'sendBack', 'noEdits'];

/** The dialog of the action that the customer has started. */
export function StepDialog({ step, ...rest }: StepDialogProps & { step: DialogStep }) {
  const [action, Dialog] = DIALOGS[step];
  const [{ version }] = useState(rest.project);
  const shown = OF_THE_WORK.includes(step) ? { shownVersion: version } : {};
  if (!action) return <Dialog {...rest} />;
  return (
    <ProjectStep project={rest.project} action={action} {...shown}>
      <Dialog {...rest} />
    </ProjectStep>
  );
}
