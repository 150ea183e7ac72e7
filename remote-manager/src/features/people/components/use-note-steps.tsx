import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { useDeleteNote, type Note } from '../people.api.ts';

const NoteDialog = onDemand(async () => (await import('./note-dialog.tsx')).NoteDialog);

/** What an author does with their note. */
interface NoteStep {
  readonly note: Note;
  readonly does: 'change' | 'delete';
}

/**
 * State and dialogs of the steps on one's own notes. Render `dialog` outside the list: when the note is deleted in
 * another tab, the dialog stays open with the typed text and says so.
 *
 * @param listed the listed notes; undefined while they load
 * @example const { act, dialog } = useNoteSteps(query.data?.notes);
 */
export function useNoteSteps(listed: readonly Note[] | undefined): {
  act: (step: NoteStep) => void;
  dialog: ReactNode;
} {
  const t = useTexts();
  const remove = useDeleteNote();
  const { open, dialog } = useDialog<NoteStep>(({ subject: { note, does }, close }) => (
    <BlockedStep
      value={(listed ?? [note]).some(({ id }) => id === note.id) ? undefined : t('person.notes.over')}
    >
      {does === 'change' ? (
        <NoteDialog note={note} onClose={close} />
      ) : (
        <ConfirmQuestion
          title={t('person.notes.deleteTitle')}
          text={t('person.notes.deleteText')}
          confirm={t('person.notes.delete')}
          destructive
          onConfirm={() => remove.mutateAsync({ query: { note_id: note.id } })}
          onClose={close}
        />
      )}
    </BlockedStep>
  ));
  return { act: open, dialog };
}
