import type { ButtonProps } from '@mui/material/Button';
import { DialogButton } from '../actions/dialog-button.tsx';
import { ConfirmQuestion, type Question } from './confirm-question.tsx';

type ConfirmButtonProps = Question & Omit<ButtonProps, 'onClick' | keyof Question>;

/**
 * A button that asks for confirmation before its step. Inside a `ProjectStep` it is rendered only while the step is
 * available; its open dialog stays and says what has happened.
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
  const question = { title, text, confirm, onConfirm, destructive };
  return (
    <DialogButton
      variant="outlined"
      color="inherit"
      {...button}
      dialog={(close) => <ConfirmQuestion {...question} onClose={close} />}
    />
  );
}
