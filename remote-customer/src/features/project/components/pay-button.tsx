import type { Project } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { type ButtonProps, DialogButton } from '@metier/shared-kit/ui';

const PaymentDialog = onDemand(
  async () => (await import('../../../shared/payment/payment-dialog.tsx')).PaymentDialog,
);

interface PayButtonProps extends Omit<ButtonProps, 'onClick'> {
  project: Pick<Project, 'id' | 'name' | 'budget'>;
}

/** Opens the payment of a project; the dialog is loaded on demand, and stays when the step is no longer available. */
export const PayButton = ({ project, ...button }: PayButtonProps) => (
  <DialogButton
    variant="contained"
    {...button}
    dialog={(close) => <PaymentDialog project={project} onPaid={close} onClose={close} />}
  />
);
