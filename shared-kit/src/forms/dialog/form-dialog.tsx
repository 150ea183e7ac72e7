import type { FormikHelpers, FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Typography } from '../../ui/index.ts';
import { BlockedNote, Dialog, DialogTitle, useBlockedStep } from '../../ui/dialogs/index.ts';
import { CancelButton } from '../cancel-button.tsx';
import type { FormProps } from '../form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { DialogForm } from './dialog-form.tsx';

interface FormDialogProps<Values extends FormikValues> extends FormProps<Values> {
  title: string;
  /** Explains the step, above the fields. */
  text?: ReactNode;
  /**
   * Label of the submit button: "Send complaint". Null if the step is no longer possible; the typed values can then
   * only be read.
   */
  submit: string | null;
  /**
   * True while something in the form must be confirmed first. The submit button stays, disabled: a button that took its
   * place could receive a click meant for it.
   */
  isPaused?: boolean;
  destructive?: boolean;
  /** Called by Cancel, Esc or a press outside; `onSubmit` must close the dialog itself on success. */
  onClose: () => void;
}

/**
 * Focuses the dialog instead of its first field if it is taller than the window: focusing the field would scroll the
 * explanation out of view.
 */
const FOCUS_DIALOG_IF_TALL = {
  transition: {
    onEntered: (dialog: HTMLElement) => {
      const field = document.activeElement;
      const content = field?.closest('.MuiDialogContent-root');
      if (!field || !content) return;
      const isBelow = field.getBoundingClientRect().bottom > content.getBoundingClientRect().bottom;
      if (content.scrollTop === 0 && !isBelow) return;
      dialog.focus({ preventScroll: true });
      content.scrollTop = 0;
    },
  },
} as const;

/**
 * A form in a dialog, which cannot be closed while its step runs. Typed values stay when the step fails, and when a
 * `ProjectStep` around it reports that the step is no longer possible. For a form of one text use `TextDialog`.
 *
 * @example
 * <FormDialog title={t('title')} submit={t('send')} onClose={onClose} draft={{ kind: 'complaint', about: id }}
 *   initialValues={{ text: '', contacts: email }} schema={complaintSchema}
 *   onSubmit={async (typed) => { await complain.mutateAsync({ body: typed }); onClose(); }}>
 *   <TextField name="text" label={t('what')} multiline />
 *   <TextField name="contacts" label={t('contacts')} />
 * </FormDialog>
 */
export function FormDialog<Values extends FormikValues>({
  title,
  text,
  submit,
  isPaused = false,
  destructive = false,
  onClose,
  onSubmit,
  children,
  ...form
}: FormDialogProps<Values>) {
  const t = useKitTexts();
  const id = useId();
  const [runs, setRuns] = useState(false);
  const blocked = useBlockedStep();
  // A running step reports its own outcome.
  const block = runs || submit === null ? undefined : blocked;
  const run = (values: Values, helpers: FormikHelpers<Values>) => {
    setRuns(true);
    return onSubmit(values, helpers).finally(() => setRuns(false));
  };
  return (
    <Dialog
      open
      onClose={() => !runs && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      slotProps={FOCUS_DIALOG_IF_TALL}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogForm
        {...form}
        onSubmit={run}
        lead={
          <>
            <BlockedNote>{block === undefined ? undefined : `${block} ${t('step.typed')}`}</BlockedNote>
            {text && (
              <Typography color="textSecondary" sx={{ mb: 2.5 }}>
                {text}
              </Typography>
            )}
          </>
        }
        actions={
          <>
            <CancelButton onClick={onClose}>
              {submit === null || block !== undefined ? t('action.close') : undefined}
            </CancelButton>
            {submit !== null && (
              <SubmitButton
                size="medium"
                color={destructive ? 'error' : 'primary'}
                disabled={isPaused || block !== undefined}
              >
                {submit}
              </SubmitButton>
            )}
          </>
        }
      >
        {children}
      </DialogForm>
    </Dialog>
  );
}
