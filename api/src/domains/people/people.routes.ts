import { command, route, type Route } from '../../platform/http/index.ts';
import { changeNote, removeNote } from './commands/change-note.ts';
import { writeNote } from './commands/write-note.ts';
import { listEndedCases } from './queries/list-ended-cases.ts';
import { listNotes } from './queries/list-notes.ts';
import { listPeople } from './queries/list-people.ts';
import { listPersonLedger } from './queries/list-person-ledger.ts';
import { showPerson } from './queries/show-person.ts';

/** Calls for managers about people, and their notes about them. */
export const peopleRoutes: readonly Route[] = [
  route('GET /api/manager/people', ({ db, query }) => listPeople(db, query)),
  route('GET /api/manager/people/person', ({ db, query, now }) => showPerson(db, query.user_id, now)),
  route('GET /api/manager/people/ledger', ({ db, query }) => listPersonLedger(db, query)),
  route('GET /api/manager/people/cases', ({ db, query }) => listEndedCases(db, query)),
  route('GET /api/manager/people/notes', ({ db, query }) => listNotes(db, query)),
  command('POST /api/manager/people/notes', async ({ trx, actor, body, now }) => {
    await writeNote(trx, actor, body, now);
    return {};
  }),
  command('PUT /api/manager/people/notes', async ({ trx, actor, body, now }) => {
    await changeNote(trx, actor, body, now);
    return {};
  }),
  command('DELETE /api/manager/people/notes', async ({ trx, actor, query, now }) => {
    await removeNote(trx, actor, query.note_id, now);
    return {};
  }),
];
