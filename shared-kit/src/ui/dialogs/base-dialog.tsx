import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useBackCloses } from '../../router/index.ts';
import { useCountDialog } from '../../state/index.ts';

export interface DialogProps extends Omit<MuiDialogProps, 'onClose'> {
  /** Called by Esc, a press beside it and the browser's Back; declines by leaving it open, as while its step runs. */
  onClose: () => void;
}

/** A dialog that the browser's Back closes first. */
export function BaseDialog({ onClose, ...rest }: DialogProps) {
  useBackCloses(rest.open, onClose);
  useCountDialog(rest.open);
  return <MuiDialog {...rest} onClose={onClose} data-dialog={rest.open ? 'open' : 'closing'} />;
}
