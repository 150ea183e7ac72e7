import type { Project } from '@metier/shared-kit/marketplace/project';

/** The actions with a dialog. A refund is either immediate or by request, with a dialog for each. */
export type DialogStep =
  | 'pay'
  | 'accept'
  | 'sendBack'
  | 'noEdits'
  | 'refund'
  | 'requestRefund'
  | 'complain'
  | 'delete';

export interface StepDialogProps {
  project: Project;
  /** Opens another dialog instead. */
  openDialog: (step: DialogStep) => void;
  onClose: () => void;
}
