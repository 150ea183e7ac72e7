import { nameOf } from '@metier/contract';
import { onDemand } from '@metier/shared-kit/on-demand';
import { useSignedInUser } from '@metier/shared-kit/session';
import { DateTime, DialogButton, Stack } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import { useDeleteNote, type Note } from '../people.api.ts';

const NoteDialog = onDemand(async () => (await import('./note-dialog.tsx')).NoteDialog);

/** A note; its author can change and delete it. */
export function NoteEntry({ note }: { note: Note }) {
  const t = useTexts();
  const { author, text, written_at, changed_at } = note;
  const isOwn = useSignedInUser().id === author.id;
  return (
    <Stack component="li" sx={{ gap: 1 }}>
      <Quote
        head={
          <>
            {nameOf(author)} · <DateTime value={written_at} show="relative" />
            {changed_at && ` · ${t('person.notes.edited')}`}
          </>
        }
      >
        {text}
      </Quote>
      {isOwn && <OwnNoteActions note={note} />}
    </Stack>
  );
}

function OwnNoteActions({ note }: { note: Note }) {
  const t = useTexts();
  const remove = useDeleteNote();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pl: 2 }}>
      <DialogButton
        size="small"
        color="inherit"
        dialog={(close) => <NoteDialog note={note} onClose={close} />}
      >
        {t('person.notes.change')}
      </DialogButton>
      <ConfirmButton
        size="small"
        variant="text"
        title={t('person.notes.deleteTitle')}
        text={t('person.notes.deleteText')}
        confirm={t('person.notes.delete')}
        destructive
        onConfirm={() => remove.mutateAsync({ query: { note_id: note.id } })}
      >
        {t('person.notes.delete')}
      </ConfirmButton>
    </Stack>
  );
}
