import { ComplainDialog } from '@metier/shared-kit/project/complain';
import type { ComponentType } from 'react';
import { AcceptDialog } from './accept-dialog.tsx';
import type { Asked, AskedProps } from './asked.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NoEditsDialog } from './no-edits-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';

const DIALOGS: Record<Asked, ComponentType<AskedProps>> = {
  accept: AcceptDialog,
  sendBack: SendBackDialog,
  noEdits: NoEditsDialog,
  refund: RefundDialog,
  complain: ({ project, onClose }) => <ComplainDialog projectId={project.id} onClose={onClose} />,
  delete: DeleteDialog,
};

/** The dialog that asks what the customer has begun. */
export function AskedDialog({ asked, ...rest }: AskedProps & { asked: Asked }) {
  const AskedFor = DIALOGS[asked];
  return <AskedFor {...rest} />;
}
