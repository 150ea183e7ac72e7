import { useState } from 'react';
import { isApiError } from '../../http/index.ts';
import { onDemand } from '../../on-demand/on-demand.tsx';
import { useIsInsideBlockedStep } from '../dialogs/blocked-step.tsx';

const ConfirmDialog = onDemand(async () => (await import('../dialogs/confirm-dialog.tsx')).ConfirmDialog);

export interface Question {
  /** The question: "Delete this project?" */
  title: string;
  /** The consequences, and whether they are irreversible. */
  text: string;
  /** Label of the confirm button: "Delete project". */
  confirm: string;
  /** The step. Its mutation shows the failure; the dialog closes unless a `BlockedStep` says that the project has changed. */
  onConfirm: () => Promise<unknown>;
  destructive?: boolean;
}

interface ConfirmQuestionProps extends Question {
  onClose: () => void;
  /** Leaves the page after success, where closing is not enough. */
  onDone?: () => void;
}

/**
 * Confirmation dialog of a step. For a step of a list row, render it outside the list: the row may be removed while the
 * dialog is open.
 *
 * @example {removing && <ConfirmQuestion title={t('remove.title')} text={t('remove.text')} confirm={t('remove.confirm')} onConfirm={() => remove.mutateAsync(input)} onClose={() => setRemoving(undefined)} />}
 */
export function ConfirmQuestion({ text, onConfirm, onClose, onDone, ...dialog }: ConfirmQuestionProps) {
  const [busy, setBusy] = useState(false);
  const isInsideBlockedStep = useIsInsideBlockedStep();
  const act = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      // A step that came too late is explained by the `BlockedStep` around the dialog.
      return isInsideBlockedStep && isApiError(error, 'stateChanged') ? setBusy(false) : onClose();
    }
    onClose();
    onDone?.();
  };
  return (
    <ConfirmDialog open {...dialog} busy={busy} onConfirm={() => void act()} onClose={onClose}>
      {text}
    </ConfirmDialog>
  );
}
