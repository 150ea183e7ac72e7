import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useBlockedStep } from '../dialogs/blocked-step.tsx';
import { useDialog } from './use-dialog.ts';

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Renders the open dialog. */
  dialog: (close: () => void) => ReactNode;
  /** Hides the button; an open dialog stays. */
  isHidden?: boolean;
}

/**
 * A button that opens a dialog. Inside a `ProjectStep` or `BlockedStep` it is rendered only while the step is
 * available; an open dialog stays and says what has happened.
 *
 * @example <DialogButton variant="contained" dialog={(close) => <DeliverDialog onClose={close} />}>{t('deliver')}</DialogButton>
 */
export function DialogButton({ dialog, isHidden = false, ...button }: DialogButtonProps) {
  const blocked = useBlockedStep();
  const opened = useDialog<true>(({ close }) => dialog(close));
  return (
    <>
      {blocked === undefined && !isHidden && <Button {...button} onClick={() => opened.open(true)} />}
      {opened.dialog}
    </>
  );
}
