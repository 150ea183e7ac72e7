import type { KeyboardEvent } from 'react';
import { LIMITS } from '@metier/contract';
import { AttachButton, UploadList, useAttaching, type StoredFile, type Uploads } from '../../files/index.ts';
import { CancelButton, Form, message, object, requiredText, string, TextField } from '../../forms/index.ts';
import type { FormDraft } from '../../forms/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Stack } from '../../ui/index.ts';
import { useBlockedStep } from '../../ui/dialogs/blocked-step.tsx';
import { SendButtons } from './send-buttons.tsx';

const optionalText = (max: number) =>
  string().trim().ensure().max(max, message('validation.tooLong', { max }));

/** Ctrl+Enter sends; Enter starts a new line. */
function sendByKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): void {
  if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement)
    target.form?.requestSubmit();
}

/** Text typed since a message was sent. */
function typedSince(sent: string, now: string): string {
  const text = now.trimStart();
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : now;
}

interface MessageFormProps {
  draft: FormDraft;
  label: string;
  submit: string;
  text?: string;
  /** Shown at the field; by default the keys that send. */
  hint?: string;
  /** Maximum number of characters. */
  max?: number;
  /** True if files without text are not enough. */
  isTextRequired?: boolean;
  /** Uploads for a new message; an edited message keeps its files. */
  uploads?: Uploads;
  onSend: (text: string, files: readonly StoredFile[]) => Promise<unknown>;
  /** Closes the form, if it replaces a message. */
  onCancel?: () => void;
}

/** Writes or edits a message; text and files stay if it could not be sent. */
export function MessageForm({
  draft,
  label,
  submit,
  text = '',
  hint,
  max = LIMITS.messageLength,
  isTextRequired = false,
  uploads,
  onSend,
  onCancel,
}: MessageFormProps) {
  const t = useKitTexts();
  const { isWaiting, waitForUploads, cancel } = useAttaching(uploads);
  const isBlocked = useBlockedStep() !== undefined;
  const isOptional = !isTextRequired && uploads !== undefined && uploads.count > 0;
  return (
    <Box {...(!isBlocked && { onKeyDown: sendByKey })}>
      <Form
        draft={draft}
        initialValues={{ text }}
        schema={object({ text: isOptional ? optionalText(max) : requiredText(max) })}
        onSubmit={async (typed, form) => {
          const attached = await waitForUploads();
          if (!attached || (typed.text === '' && attached.files.length === 0)) return false;
          await onSend(typed.text, attached.files);
          attached.clear();
          void form.setTouched({}, false);
          await form.setValues((now) => ({ text: typedSince(typed.text, now.text) }), false);
          return true;
        }}
      >
        <TextField
          name="text"
          label={label}
          hint={hint ?? t('conversation.keys')}
          multiline
          minRows={2}
          maxRows={12}
          autoFocus={onCancel !== undefined}
        />
        {uploads && <UploadList uploads={uploads} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {uploads && <AttachButton uploads={uploads} />}
          <SendButtons isWaiting={isWaiting} onCancel={cancel}>
            {submit}
          </SendButtons>
          {onCancel && (
            <CancelButton onClick={onCancel}>{isBlocked ? t('action.close') : undefined}</CancelButton>
          )}
        </Stack>
      </Form>
    </Box>
  );
}
