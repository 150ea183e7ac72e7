import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { BaseDialog } from './base-dialog.tsx';
import { BlockedNote, useBlockedStep } from './blocked-step.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences, and whether they are irreversible. */
  children: ReactNode;
  /** Label of the confirm button: "Delete project". */
  confirm: string;
  /** Label of the other button; "Cancel" by default, which would say too little in a question about input. */
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
  /** True while the step runs: the button is disabled, and the dialog cannot be closed. */
  busy?: boolean;
  destructive?: boolean;
}

/** Asks for confirmation before an irreversible step. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onClose,
  busy = false,
  destructive = false,
}: ConfirmDialogProps) {
  const t = useKitTexts();
  const id = useId();
  const blocked = useBlockedStep();
  // A running step reports its own outcome.
  const block = busy ? undefined : blocked;
  return (
    <BaseDialog
      open={open}
      onClose={() => !busy && onClose()}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <BlockedNote>{block}</BlockedNote>
        <Typography id={`${id}-text`} component="div" color="textSecondary">
          {children}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={busy}>
          {block === undefined ? (cancel ?? t('action.cancel')) : t('action.close')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy}
          disabled={block !== undefined}
        >
          {confirm}
        </Button>
      </DialogActions>
    </BaseDialog>
  );
}
