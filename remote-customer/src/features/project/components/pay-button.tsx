import { onDemand } from '@metier/shared-kit/on-demand';
import { StepButton, type Project } from '@metier/shared-kit/marketplace/project';
import type { ButtonProps } from '@metier/shared-kit/ui';
import { useState } from 'react';

const PaymentDialog = onDemand(
  async () => (await import('../../../shared/payment/payment-dialog.tsx')).PaymentDialog,
);

interface PayButtonProps extends Omit<ButtonProps, 'onClick'> {
  project: Pick<Project, 'id' | 'name' | 'budget'>;
  onPaid?: () => void;
}

/** Opens the payment of a project; the dialog is loaded when it is asked for, and stays when the step is no longer open. */
export function PayButton({ project, onPaid, ...rest }: PayButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const paid = () => {
    close();
    onPaid?.();
  };
  return (
    <>
      <StepButton variant="contained" {...rest} onClick={() => setOpen(true)} />
      {open && <PaymentDialog project={project} onPaid={paid} onClose={close} />}
    </>
  );
}
