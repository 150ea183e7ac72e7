import { CancelButton, Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useAnswer } from '../support.api.ts';
import { answerSchema } from '../support.schema.ts';

/** Answers a question; typed text is stored as a draft until sent. */
export function AnswerForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts();
  const answering = useAnswer();
  return (
    <Form
      draft={{ kind: 'answer', about: id }}
      initialValues={{ answer: '' }}
      schema={answerSchema}
      onSubmit={async ({ answer }) => {
        await answering.mutateAsync({ body: { id, answer } });
        onClose();
      }}
    >
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
        <CancelButton onClick={onClose} />
      </Stack>
    </Form>
  );
}
