import { LIMITS } from '@metier/shared-kit/contract';
import { Form, object, requiredText, SubmitButton, TextField, useForm } from '@metier/shared-kit/forms';
import { useKitTexts } from '@metier/shared-kit/i18n';
import { draftsOf } from '@metier/shared-kit/state';
import { Button, Stack } from '@metier/shared-kit/ui';
import { useEffect } from 'react';
import { useTexts } from '../../../texts.ts';
import { useAnswer } from '../support.api.ts';

const schema = object({ answer: requiredText(LIMITS.descriptionLength) });
/** Answers that were begun, by question. */
const drafts = draftsOf<string>('answer');

/** Answers a question; what was typed stays until it is sent. */
export function AnswerForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts();
  const kit = useKitTexts();
  const answering = useAnswer();
  return (
    <Form
      initialValues={{ answer: drafts.read(id) ?? '' }}
      schema={schema}
      onSubmit={async ({ answer }) => {
        await answering.mutateAsync({ body: { id, answer } });
        drafts.drop(id);
        onClose();
      }}
    >
      <KeepDraft id={id} />
      <TextField
        name="answer"
        label={t('support.answer')}
        hint={t('support.answerHint')}
        multiline
        minRows={4}
        autoFocus
      />
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <SubmitButton size="medium">{t('support.send')}</SubmitButton>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {kit('action.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}

function KeepDraft({ id }: { id: string }) {
  const { answer } = useForm<{ answer: string }>().values;
  useEffect(() => drafts.keep(id, answer), [id, answer]);
  return null;
}
