import type { KeyboardEvent } from 'react';
import { LIMITS } from '@metier/contract';
import { AttachButton, UploadList, useAttaching, type StoredFile, type Uploads } from '../../files/index.ts';
import { CancelButton, Form, message, object, requiredText, string, TextField } from '../../forms/index.ts';
import type { FormDraft } from '../../forms/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Stack } from '../../ui/index.ts';
import { SendButtons } from './send-buttons.tsx';

const optionalText = (max: number) =>
  string().trim().ensure().max(max, message('validation.tooLong', { max }));

/** Ctrl+Enter sends; Enter alone is a new line. */
function sendByKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): void {
  if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement)
    target.form?.requestSubmit();
}

/** What was typed on while a text was being sent. */
function typedSince(sent: string, now: string): string {
  const text = now.trimStart();
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : now;
}

interface MessageFormProps {
  draft: FormDraft;
  label: string;
  submit: string;
  text?: string;
  /** Beside the field; the keys that send, unless given. */
  hint?: string;
  /** In characters. */
  max?: number;
  /** True where files alone say too little. */
  isTextRequired?: boolean;
  /** What is sent along; a message that is changed keeps its files. */
  uploads?: Uploads;
  onSend: (text: string, files: readonly StoredFile[]) => Promise<unknown>;
  /** Leaves the form, where it stands in the place of a message. */
  onCancel?: () => void;
}

/** A message that is written or changed; what was typed and attached stays when it could not be sent. */
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
  const { waits, settle, hold } = useAttaching(uploads);
  const isOptional = !isTextRequired && uploads !== undefined && uploads.count > 0;
  return (
    <Box onKeyDown={sendByKey}>
      <Form
        draft={draft}
        initialValues={{ text }}
        schema={object({ text: isOptional ? optionalText(max) : requiredText(max) })}
        onSubmit={async (typed, form) => {
          const attached = await settle();
          if (!attached || (typed.text === '' && attached.files.length === 0)) return false;
          await onSend(typed.text, attached.files);
          attached.forget();
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
          <SendButtons waits={waits} onHold={hold}>
            {submit}
          </SendButtons>
          {uploads && <AttachButton uploads={uploads} />}
          {onCancel && <CancelButton onClick={onCancel} />}
        </Stack>
      </Form>
    </Box>
  );
}
