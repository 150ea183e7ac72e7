import { TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useTexts } from '../../../texts.ts';
import { noteSchema } from '../note.schema.ts';
import { useChangeNote, type Note } from '../people.api.ts';

/** Changes the text of one's own note. */
export function NoteDialog({ note: { id, text }, onClose }: { note: Note; onClose: () => void }) {
  const t = useTexts();
  const change = useChangeNote();
  return (
    <FormDialog
      title={t('person.notes.changeTitle')}
      submit={t('person.notes.save')}
      onClose={onClose}
      draft={{ kind: 'note-change', about: id }}
      initialValues={{ text }}
      schema={noteSchema}
      onSubmit={async (typed) => {
        await change.mutateAsync({ body: { note_id: id, text: typed.text } });
        onClose();
      }}
    >
      <TextField name="text" label={t('person.notes.text')} multiline minRows={4} maxRows={16} autoFocus />
    </FormDialog>
  );
}
