import { beforeEach, expect, test } from '@jest/globals';
import { freelancerFinancesPath, freelancerPath, personPath, projectPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import {
  aUser,
  comeBackLater,
  fakeServer,
  refuse,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import { aProjectRow, FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import type { Note, ShownPerson } from '../people.api.ts';
import { Page } from './person-page.tsx';

const server = fakeServer();
const FELIX: ShownPerson = examples['GET /api/manager/people/person'].reply.person;
const paging = (total: number) => ({ page: 1, pages: 1, total });
const is = (person: ShownPerson) => server.answers('GET /api/manager/people/person', { person });
const hasNotes = (notes: Note[]) =>
  server.answers('GET /api/manager/people/notes', { notes, ...paging(notes.length) });
const show = () => showToManager(<Page />, personPath(FELIX.id), { route: personPath(':id') });
const inPanel = async (name: string) => within(await screen.findByRole('region', { name }));

const OWN: Note = {
  id: '1b0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91',
  text: 'Called on Monday.',
  author: examples['GET /api/manager/people/notes'].reply.notes[0]?.author ?? FELIX,
  written_at: '2026-03-04T10:00:00Z',
  changed_at: null,
};

beforeEach(() => {
  is(FELIX);
  hasNotes([]);
  server.answers('GET /api/manager/accounts', examples['GET /api/manager/accounts'].reply);
  server.answers('GET /api/projects', { projects: [aProjectRow({ name: 'A sign' })], ...paging(1) });
  server.answers('GET /api/manager/support', examples['GET /api/manager/support'].reply);
});

test('shows who it is, with the ways to profile and finances', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Felix Novak' })).toBeVisible();
  expect(screen.getByText('Freelancer · clara@bakery.example')).toBeVisible();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Profile')).toBe(freelancerPath(FELIX.id));
  expect(hrefOf('Finances')).toBe(freelancerFinancesPath(FELIX.id));
  expect(hrefOf('4.8 of 5 stars, 5 reviews')).toBe(`${freelancerPath(FELIX.id)}?tab=reviews`);
  expect(await screen.findByText('Where do I find the invoice of a finished project?')).toBeVisible();
});

test('each figure of the money opens its rows and closes them', async () => {
  const asked = server.answers(
    'GET /api/manager/people/ledger',
    examples['GET /api/manager/people/ledger'].reply,
  );
  const { person, currentUrl } = await show();
  const money = await inPanel('Money');
  expect(money.getByText('€250.00')).toBeVisible();
  const button = money.getByRole('button', { name: 'Entries: Pending' });
  await person.click(button);
  const rows = await inPanel('Entries: Pending');
  expect(rows.getByRole('heading', { name: 'Entries: Pending' })).toBeVisible();
  const link = await rows.findByRole('link', { name: 'Logo for a bakery' });
  expect(link).toHaveAttribute(
    'href',
    projectPath(examples['GET /api/manager/people/ledger'].reply.rows[0]?.project?.id ?? ''),
  );
  expect(rows.getByText('Work accepted')).toBeVisible();
  expect(asked[0]?.query.get('figure')).toBe('pending');
  expect(currentUrl()).toBe(`${personPath(FELIX.id)}?figure=pending`);
  await person.click(button);
  expect(screen.queryByRole('region', { name: 'Entries: Pending' })).toBeNull();
});

test.each([
  ['freelancer', 'Ada Kern', 'Jonas Falk'],
  ['customer', 'Jonas Falk', 'Ada Kern'],
] as const)('the projects of a %s name only the other side', async (type_client, other, own) => {
  is({ ...FELIX, type_client });
  server.answers('GET /api/projects', { projects: [aProjectRow({ freelancer: FREELANCER })], ...paging(1) });
  await show();
  expect(await screen.findByRole('link', { name: other })).toBeVisible();
  expect(screen.queryByRole('link', { name: own })).toBeNull();
});

test('the tab of open cases shows only those', async () => {
  const cases = server.answers('GET /api/manager/my_projects', {
    projects: [aProjectRow({ name: 'A poster', case: 'disputed' })],
    ...paging(1),
  });
  const { person } = await show();
  expect(await screen.findByRole('link', { name: 'A sign' })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: /Open cases/ }));
  expect(await screen.findByRole('link', { name: 'A poster' })).toBeVisible();
  expect(cases[0]?.query.get('user_id')).toBe(FELIX.id);
});

test('the tab of ended cases shows their outcomes and dates, a page at a time', async () => {
  const { cases } = examples['GET /api/manager/people/cases'].reply;
  const asked = server.answers('GET /api/manager/people/cases', { cases, page: 1, pages: 2, total: 11 });
  const { person } = await show();
  await person.click(await screen.findByRole('tab', { name: /Ended cases/ }));
  const list = within(await screen.findByRole('list', { name: 'Ended cases' }));
  const row = list.getByRole('listitem');
  expect(within(row).getByRole('link', { name: 'Logo for a bakery' })).toHaveAttribute(
    'href',
    projectPath(String(cases[0]?.project.id)),
  );
  expect(row).toHaveTextContent(/10 Mar 2026.*Shared/);
  expect(asked[0]?.query.get('user_id')).toBe(FELIX.id);
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('page')).toBe('2'));
});

test.each([
  ['Open cases', 'No open cases'],
  ['Ended cases', 'No ended cases'],
])('an empty tab of %s leads back to all projects', async (tab, words) => {
  server.answers('GET /api/manager/my_projects', { projects: [], ...paging(0) });
  server.answers('GET /api/manager/people/cases', { cases: [], ...paging(0) });
  const { person, currentUrl } = await show();
  await person.click(await screen.findByRole('tab', { name: new RegExp(tab) }));
  expect(await screen.findByText(words)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show all projects' }));
  expect(await screen.findByRole('link', { name: 'A sign' })).toBeVisible();
  expect(currentUrl()).toBe(personPath(FELIX.id));
});

test('a person without any project has nothing to show instead of an empty tab', async () => {
  is({ ...FELIX, projects: 0, open_cases: 0, ended_cases: 0 });
  server.answers('GET /api/manager/people/cases', { cases: [], ...paging(0) });
  const { person } = await show();
  await person.click(await screen.findByRole('tab', { name: /Ended cases/ }));
  expect(await screen.findByText('No ended cases')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all projects' })).toBeNull();
});

test('a note is written, and its field is empty afterwards', async () => {
  const sent = server.answers('POST /api/manager/people/notes', () => {
    hasNotes([OWN]);
    return {};
  });
  const { person } = await show();
  const notes = await inPanel('Notes');
  expect(await notes.findByText('No notes yet.')).toBeVisible();
  await person.type(notes.getByLabelText('Note'), 'Called on Monday.');
  await person.click(notes.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('The note is added')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ user_id: FELIX.id, text: 'Called on Monday.' }]);
  expect(await notes.findByRole('listitem')).toHaveTextContent('Called on Monday.');
  expect(notes.getByLabelText('Note')).toHaveValue('');
});

test("another manager's note can be neither changed nor deleted", async () => {
  hasNotes([OWN]);
  await show();
  const note = within(await (await inPanel('Notes')).findByRole('listitem'));
  expect(note.queryByRole('button')).toBeNull();
});

const ownNote = (): Note => {
  const { id, firstName, lastName } = aUser();
  return { ...OWN, author: { id, first_name: firstName, last_name: lastName } };
};

test('an own note is changed, and deleted after a question', async () => {
  const own = ownNote();
  hasNotes([own]);
  const changes = server.answers('PUT /api/manager/people/notes', () => {
    hasNotes([{ ...own, text: 'Called on Tuesday.', changed_at: '2026-03-04T11:00:00Z' }]);
    return {};
  });
  const removals = server.answers('DELETE /api/manager/people/notes', () => {
    hasNotes([]);
    return {};
  });
  const { person } = await show();
  const notes = await inPanel('Notes');
  await person.click(await notes.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the note' }));
  const field = dialog.getByLabelText('Note');
  expect(field).toHaveValue('Called on Monday.');
  await person.clear(field);
  await person.type(field, 'Called on Tuesday.');
  await person.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await notes.findByText('Called on Tuesday.')).toBeVisible();
  expect(notes.getByText(/changed/)).toBeVisible();
  expect(changes[0]?.body).toEqual({ note_id: OWN.id, text: 'Called on Tuesday.' });
  await person.click(notes.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete the note?' }));
  await person.click(question.getByRole('button', { name: 'Delete' }));
  expect(await notes.findByText('No notes yet.')).toBeVisible();
  expect(removals[0]?.query.get('note_id')).toBe(OWN.id);
});

test.each([
  ['Change', 'Save note'],
  ['Delete', 'Delete'],
] as const)('the dialog “%s” of a note that was deleted in another tab says so', async (name, confirm) => {
  hasNotes([ownNote()]);
  const { person } = await show();
  const notes = await inPanel('Notes');
  await person.click(await notes.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  hasNotes([]);
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/the note is no longer in this list/);
  expect(dialog.getByRole('button', { name: confirm })).toBeDisabled();
});

test('a manager has an account only', async () => {
  is({ ...FELIX, type_client: 'manager', verification: null, money: [] });
  await show();
  expect(await screen.findByRole('region', { name: 'Account' })).toBeVisible();
  for (const name of ['Notes', 'Money', 'Questions to support'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('an unknown person is not found', async () => {
  server.answers('GET /api/manager/people/person', refuse('notFound'));
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
