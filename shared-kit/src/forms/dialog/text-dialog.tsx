import type { ComponentProps, ReactNode } from 'react';
import { string } from 'yup';
import { object, requiredText, TextField, type FormDraft } from '../index.ts';
import { message } from '../message.ts';
import { FormDialog } from './form-dialog.tsx';

type DialogFrame = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'text' | 'submit' | 'isPaused' | 'destructive' | 'onClose'
>;

interface TextDialogProps extends DialogFrame {
  draft: FormDraft;
  /** Name of the call's field, so that its errors are shown at the field. */
  name: string;
  label: string;
  hint?: string;
  /** Maximum number of characters. */
  max: number;
  /** True if the text may be empty. */
  optional?: boolean;
  minRows?: number;
  /** Takes the step; the dialog closes on success. */
  onSend: (text: string) => Promise<unknown>;
  /** Shown above the field. */
  children?: ReactNode;
}

/**
 * A dialog that asks for one text, such as a reason. The text is trimmed, and required unless `optional`.
 *
 * @example
 * <TextDialog draft={{ kind: 'rejection', about: id }} title={t('title')} submit={t('reject')} onClose={onClose}
 *   name="reason" label={t('reason')} max={LIMITS.commentLength}
 *   onSend={(reason) => reject.mutateAsync({ body: { id, reason } })} />
 */
export function TextDialog({
  name,
  label,
  hint,
  max,
  optional = false,
  minRows = 4,
  onClose,
  onSend,
  children,
  ...dialog
}: TextDialogProps) {
  const text = optional
    ? string().ensure().trim().max(max, message('validation.tooLong', { max }))
    : requiredText(max);
  return (
    <FormDialog<Record<string, string>>
      {...dialog}
      onClose={onClose}
      initialValues={{ [name]: '' }}
      schema={object({ [name]: text })}
      onSubmit={async (typed) => {
        await onSend(typed[name] ?? '');
        onClose();
      }}
    >
      {children}
      <TextField
        name={name}
        label={label}
        {...(hint !== undefined && { hint })}
        multiline
        minRows={minRows}
        maxRows={16}
        autoFocus
      />
    </FormDialog>
  );
}
