import { Box, Pager, Panel, QueryStates, RowsSkeleton, Typography } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { useNotes, type ShownPerson } from '../people.api.ts';
import { NoteForm } from './note-form.tsx';
import { NoteEntry } from './note-entry.tsx';
import { useNoteSteps } from './use-note-steps.tsx';

/** Managers' notes about a person, and a form to write one. */
export function NotesPanel({ person: { id } }: { person: ShownPerson }) {
  const t = useTexts();
  const [page, turnTo] = useState(1);
  const query = useNotes(id, page);
  const { act, dialog } = useNoteSteps(query.data?.notes);
  return (
    <Panel title={t('person.notes.title')} sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {t('person.notes.lead')}
      </Typography>
      <NoteForm userId={id} />
      <Box sx={{ mt: 2.5 }}>
        <QueryStates
          dimmed
          query={query}
          skeleton={<RowsSkeleton rows={2} />}
          empty={({ notes }) =>
            notes.length === 0 && <Typography color="textSecondary">{t('person.notes.none')}</Typography>
          }
        >
          {({ notes, pages }) => (
            <>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
                {notes.map((note) => (
                  <NoteEntry
                    key={note.id}
                    note={note}
                    onChange={() => act({ note, does: 'change' })}
                    onDelete={() => act({ note, does: 'delete' })}
                  />
                ))}
              </Box>
              <Pager page={page} pages={pages} onChange={turnTo} />
            </>
          )}
        </QueryStates>
        {dialog}
      </Box>
    </Panel>
  );
}
