import { Form, SubmitButton, TextField } from '@metier/shared-kit/forms';
import { Stack } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { noteSchema } from '../note.schema.ts';
import { useWriteNote } from '../people.api.ts';

/** Writes a note about a person; the typed text is stored as a draft until then. */
export function NoteForm({ userId }: { userId: string }) {
  const t = useTexts();
  const write = useWriteNote();
  return (
    <Form
      draft={{ kind: 'note', about: userId }}
      initialValues={{ text: '' }}
      schema={noteSchema}
      onSubmit={async ({ text }, { resetForm }) => {
        await write.mutateAsync({ body: { user_id: userId, text } });
        resetForm();
      }}
    >
      <TextField name="text" label={t('person.notes.text')} multiline minRows={2} maxRows={12} />
      <Stack direction="row">
        <SubmitButton size="medium">{t('person.notes.write')}</SubmitButton>
      </Stack>
    </Form>
  );
}
