import type { KeyboardEvent } from 'react';
import { LIMITS } from '@metier/contract';
import { CancelButton, Form, object, requiredText, SubmitButton, TextField } from '../../forms/index.ts';
import type { FormDraft } from '../../forms/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Box, Stack } from '../../ui/index.ts';

const schema = object({ text: requiredText(LIMITS.messageLength) });

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
  onSend: (text: string) => Promise<unknown>;
  /** Leaves the form, where it stands in the place of a message. */
  onCancel?: () => void;
}

/** A message that is written or changed; what was typed stays when it could not be sent. */
export function MessageForm({ draft, label, submit, text = '', onSend, onCancel }: MessageFormProps) {
  const t = useKitTexts();
  return (
    <Box onKeyDown={sendByKey}>
      <Form
        draft={draft}
        initialValues={{ text }}
        schema={schema}
        onSubmit={async (typed, form) => {
          await onSend(typed.text);
          void form.setTouched({}, false);
          await form.setValues((now) => ({ text: typedSince(typed.text, now.text) }), false);
        }}
      >
        <TextField
          name="text"
          label={label}
          hint={t('conversation.keys')}
          multiline
          minRows={2}
          maxRows={12}
          autoFocus={onCancel !== undefined}
        />
        <Stack direction="row" sx={{ gap: 1 }}>
          <SubmitButton variant="outlined" color="inherit" size="medium">
            {submit}
          </SubmitButton>
          {onCancel && <CancelButton onClick={onCancel} />}
        </Stack>
      </Form>
    </Box>
  );
}
