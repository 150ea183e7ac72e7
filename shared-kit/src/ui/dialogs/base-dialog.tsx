import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useBackCloses } from '../../router/index.ts';
import { holdToasts } from '../../state/index.ts';

export interface DialogProps extends Omit<MuiDialogProps, 'onClose'> {
  /**
   * Called by Esc, a press outside and the browser's Back; declines by keeping it open, for example while its step
   * runs.
   */
  onClose: () => void;
}

/** A dialog that the browser's Back closes first. It contains the toasts while it is open. */
export function BaseDialog({ onClose, children, ...rest }: DialogProps) {
  useBackCloses(rest.open, onClose);
  return (
    <MuiDialog {...rest} onClose={onClose} data-dialog={rest.open ? 'open' : 'closing'}>
      {children}
      {rest.open && <div ref={holdToasts} />}
    </MuiDialog>
  );
}
