import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/index.ts';
import { DialogActions, DialogContent } from '../../ui/dialogs/index.ts';
import { Form, type FormProps } from '../form.tsx';

interface DialogFormProps<Values extends FormikValues> extends Omit<FormProps<Values>, 'frame'> {
  /** Shown above the fields and scrolled with them. */
  lead?: ReactNode;
  /** The form's buttons, which are not scrolled. */
  actions: ReactNode;
}

/**
 * A form that fills a dialog below its title: the fields scroll, the buttons do not.
 *
 * @example
 * <Dialog …>
 *   <DialogTitle>…</DialogTitle>
 *   <DialogForm {...form} actions={<SubmitButton size="medium">{t('save')}</SubmitButton>}><TextField … /></DialogForm>
 * </Dialog>
 */
export const DialogForm = <Values extends FormikValues>({
  lead,
  actions,
  ...form
}: DialogFormProps<Values>) => (
  <Form
    {...form}
    frame={(fields) => (
      <>
        <DialogContent>
          {lead}
          <Stack sx={{ gap: 2.5 }}>{fields}</Stack>
        </DialogContent>
        <DialogActions>{actions}</DialogActions>
      </>
    )}
  />
);
