import { nameOf } from '@metier/contract';
import { useSignedInUser } from '@metier/shared-kit/session';
import { Button, DateTime, Stack, SEPARATOR } from '@metier/shared-kit/ui';
import { Quote } from '../../../shared/queue/quote.tsx';
import { useTexts } from '../../../texts.ts';
import type { Note } from '../people.api.ts';

interface NoteEntryProps {
  note: Note;
  /** Open the dialogs of the author's steps. */
  onChange: () => void;
  onDelete: () => void;
}

/** A note; its author can change and delete it. */
export function NoteEntry({ note: { author, text, written_at, changed_at }, ...steps }: NoteEntryProps) {
  const t = useTexts();
  const isOwn = useSignedInUser().id === author.id;
  return (
    <Stack component="li" sx={{ gap: 1 }}>
      <Quote
        head={
          <>
            {nameOf(author)}
            {SEPARATOR}
            <DateTime value={written_at} show="relative" />
            {changed_at && `${SEPARATOR}${t('person.notes.edited')}`}
          </>
        }
      >
        {text}
      </Quote>
      {isOwn && <OwnNoteActions {...steps} />}
    </Stack>
  );
}

function OwnNoteActions({ onChange, onDelete }: Omit<NoteEntryProps, 'note'>) {
  const t = useTexts();
  return (
    // Their words in line with the quote's, which has a border.
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pl: '19px', ml: -1.5 }}>
      <Button size="small" color="inherit" onClick={onChange}>
        {t('person.notes.change')}
      </Button>
      <Button size="small" color="inherit" onClick={onDelete}>
        {t('person.notes.delete')}
      </Button>
    </Stack>
  );
}
