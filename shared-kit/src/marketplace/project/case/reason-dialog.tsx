import type { ComponentProps } from 'react';
import { LIMITS } from '@metier/contract';
import { AttachField, useAttaching, useUploads } from '../../../files/index.ts';
import { FormDialog } from '../../../forms/dialog/index.ts';
import { object, requiredText, TextField } from '../../../forms/index.ts';

const schema = object({ reason: requiredText(LIMITS.commentLength) });

interface ReasonDialogProps extends Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'text' | 'submit' | 'onClose'
> {
  /** What the reason is for; with the project the key of draft and uploads. */
  kind: 'refund' | 'refusal' | 'appeal';
  projectId: string;
  label: string;
  hint: string;
  /** Takes the step; the dialog closes on success. */
  onSend: (stated: { reason: string; file_ids?: string[] }) => Promise<unknown>;
}

/** Asks for the reason, with files, of a step that opens or continues a case. */
export function ReasonDialog({
  kind,
  projectId,
  label,
  hint,
  onSend,
  onClose,
  ...dialog
}: ReasonDialogProps) {
  const uploads = useUploads(`${kind} ${projectId}`, LIMITS.files.ofMessage);
  const attaching = useAttaching(uploads);
  return (
    <FormDialog
      {...dialog}
      draft={{ kind, about: projectId }}
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={async ({ reason }) => {
        const attached = await attaching.waitForUploads();
        if (!attached) return false;
        await onSend({ reason, ...attached.ids });
        attached.clear();
        return onClose();
      }}
    >
      <AttachField uploads={uploads} attaching={attaching}>
        <TextField name="reason" label={label} hint={hint} multiline minRows={4} maxRows={16} autoFocus />
      </AttachField>
    </FormDialog>
  );
}
