import { CancelButton, Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { useSignedInUser } from '@metier/shared-kit/session';
import { draftsOf } from '@metier/shared-kit/state';
import { Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useAnswer } from '../support.api.ts';
import { answerSchema } from '../support.schema.ts';

/** Answers that were begun, by writer and question. */
const drafts = draftsOf<string>('answer');

/** Answers a question; what was typed stays until it is sent. */
export function AnswerForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts();
  const { id: writer } = useSignedInUser();
  const answering = useAnswer();
  return (
    <Form
      initialValues={{ answer: drafts.read(writer, id) ?? '' }}
      schema={answerSchema}
      onSubmit={async ({ answer }) => {
        await answering.mutateAsync({ body: { id, answer } });
        drafts.drop(writer, id);
        onClose();
      }}
      onChange={({ answer }) => drafts.keep(writer, id, answer)}
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
