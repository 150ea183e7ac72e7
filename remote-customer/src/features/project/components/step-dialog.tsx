import type { ProjectAction } from '@metier/contract';
import { ProjectStep } from '@metier/shared-kit/marketplace/project';
import { ComplainDialog } from '@metier/shared-kit/marketplace/project/complain';
import { useState, type ComponentType } from 'react';
import { AcceptDialog } from './accept-dialog.tsx';
import type { Asked, AskedProps } from './asked.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NoEditsDialog } from './no-edits-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundRequestDialog } from './refund-request-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';

/** Each dialog, and the action that must be open for it. */
const DIALOGS: Readonly<Record<Asked, readonly [ProjectAction, ComponentType<AskedProps>]>> = {
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

/** What is decided by the work as it was looked at. */
const OF_THE_WORK: readonly Asked[] = ['accept', 'sendBack', 'noEdits'];

/** The dialog that asks what the customer has begun. */
export function AskedDialog({ asked, ...rest }: AskedProps & { asked: Asked }) {
  const [action, AskedFor] = DIALOGS[asked];
  const [{ version }] = useState(rest.project);
  const shown = OF_THE_WORK.includes(asked) ? { shownVersion: version } : {};
  return (
    <ProjectStep project={rest.project} action={action} {...shown}>
      <AskedFor {...rest} />
    </ProjectStep>
  );
}
