import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { onDemand } from '../../remote/on-demand.tsx';

const ConfirmDialog = onDemand(async () => (await import('../dialogs/confirm-dialog.tsx')).ConfirmDialog);

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'title'> {
  /** The question: "Delete this project?" */
  title: string;
  /** What will happen, and that it cannot be undone where that is so. */
  text: string;
  /** The verb of the step: "Delete project". */
  confirm: string;
  /** The step; its failure is told by whoever performs it. The question closes either way. */
  onConfirm: () => Promise<unknown>;
  destructive?: boolean;
}

/**
 * A button that asks once before its step.
 *
 * @example <ConfirmButton title={t('delete.title')} text={t('delete.text')} confirm={t('delete.confirm')} destructive onConfirm={() => remove.mutateAsync(input)}>{t('delete.action')}</ConfirmButton>
 */
export function ConfirmButton({
  title,
  text,
  confirm,
  onConfirm,
  destructive = false,
  ...button
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const settle = () => {
    setBusy(false);
    setOpen(false);
  };
  const act = () => {
    setBusy(true);
    onConfirm().then(settle, settle);
  };
  return (
    <>
      <Button variant="outlined" color="inherit" {...button} onClick={() => setOpen(true)} />
      {open && (
        <ConfirmDialog
          open
          title={title}
          confirm={confirm}
          destructive={destructive}
          busy={busy}
          onConfirm={act}
          onClose={() => setOpen(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
