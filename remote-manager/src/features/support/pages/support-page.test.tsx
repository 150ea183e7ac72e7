import { beforeEach, expect, test } from '@jest/globals';
import { PATHS, personPath, projectPath } from '@metier/contract';
import { comeBackLater, fakeServer, refuse, screen, waitFor, within } from '@metier/shared-kit/testing';
import { FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import type { SupportRequest } from '../support.api.ts';
import { Page } from './support-page.tsx';

const server = fakeServer();
const question: SupportRequest = {
  id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91',
  name: 'Invoice',
  description: 'Where do I find it?',
  contacts: null,
  person: FREELANCER,
  type_client: 'freelancer',
  email: 'jonas@example.com',
  created_at: '2026-02-10T09:00:00Z',
  state: 'open',
  project: null,
  messages: [],
};

const answer = (...requests: SupportRequest[]) =>
  server.answers('GET /api/manager/support', { requests, page: 1, pages: 1, total: requests.length });
const show = () => showToManager(<Page />, PATHS.support);

async function openAnswer(person: Awaited<ReturnType<typeof show>>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Answer “Invoice”' }));
  return within(await screen.findByRole('dialog', { name: 'Answer “Invoice”' }));
}

beforeEach(() => sessionStorage.clear());

test('answers a question; the answer leaves the queue', async () => {
  answer(question);
  const sent = server.answers('POST /api/manager/support', {});
  const { person } = await show();
  const card = within(await screen.findByRole('listitem', { name: 'Invoice' }));
  expect(card.getByRole('link', { name: 'Jonas Falk' })).toHaveAttribute('href', personPath(FREELANCER.id));
  expect(card.getByText(/· Freelancer · jonas@example.com/)).toBeVisible();
  const dialog = await openAnswer(person);
  expect(dialog.getByText('Where do I find it?')).toBeVisible();
  answer();
  await person.type(dialog.getByLabelText('Your answer'), 'On the page of the project');
  await person.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('The answer has been sent')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { id: question.id, answer: 'On the page of the project', seen: 0 },
  ]);
  expect(await screen.findByText('No open questions')).toBeVisible();
});

test('opening the templates is no leaving of the answer, so it is not called missing', async () => {
  answer(question);
  server.answers('GET /api/manager/reply_templates', { templates: [] });
  const { person } = await show();
  const dialog = await openAnswer(person);
  await person.click(dialog.getByLabelText('Your answer'));
  await person.click(dialog.getByRole('button', { name: 'Templates' }));
  const templates = within(await screen.findByRole('dialog', { name: 'Templates for answers' }));
  await person.click(templates.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Templates for answers' })).toBeNull());
  expect(dialog.getByLabelText('Your answer')).toBeValid();
});

test('a typed answer is kept after a failure and after closing', async () => {
  answer(question);
  server.answers('POST /api/manager/support', refuse('serverError'));
  const { person } = await show();
  const dialog = await openAnswer(person);
  await person.type(dialog.getByLabelText('Your answer'), 'On the page');
  await person.click(dialog.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Server error');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openAnswer(person);
  expect(again.getByLabelText('Your answer')).toHaveValue('On the page');
});

test('when another manager has answered meanwhile, the typed answer stays and the dialog says so', async () => {
  answer(question);
  const { person } = await show();
  const dialog = await openAnswer(person);
  await person.type(dialog.getByLabelText('Your answer'), 'On the page');
  answer();
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the question has been answered already. Your text stays here',
  );
  expect(dialog.getByLabelText('Your answer')).toHaveValue('On the page');
  expect(dialog.getByRole('button', { name: 'Send answer' })).toBeDisabled();
});

const answered: SupportRequest = {
  ...question,
  state: 'answered',
  project: { id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e92', name: 'A logo' },
  messages: [
    {
      id: 'm1',
      author: { id: 'm', first_name: 'Mara', last_name: 'Roth' },
      text: 'On the page of the project',
      created_at: '2026-02-11T09:00:00Z',
    },
  ],
};

test('an answered question shows its project and by whom what was answered, and can be answered again', async () => {
  const asked = answer(answered);
  const sent = server.answers('POST /api/manager/support', {});
  const { person } = await show();
  await person.click(screen.getByRole('tab', { name: 'Answered' }));
  expect(await screen.findByText('On the page of the project')).toBeVisible();
  expect(screen.getByText(/Mara Roth/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'A logo' })).toHaveAttribute(
    'href',
    projectPath(String(answered.project?.id)),
  );
  await waitFor(() => expect(asked.at(-1)?.query.get('state')).toBe('answered'));
  const dialog = await openAnswer(person);
  expect(dialog.getByText('On the page of the project')).toBeVisible();
  await person.type(dialog.getByLabelText('Your answer'), 'Below Documents');
  await person.click(dialog.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ id: question.id, answer: 'Below Documents', seen: 1 }]),
  );
});

test.each([
  ['answered', 'Close “Invoice”', 1, 'The question is closed'],
  ['closed', 'Reopen “Invoice”', 0, 'The question is open again'],
] as const)('an %s question: %s', async (state, name, closed, told) => {
  answer({ ...answered, state });
  const sent = server.answers('POST /api/manager/support/state', {});
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(told)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ id: question.id, closed }]);
});

test('a closed question cannot be answered', async () => {
  answer({ ...answered, state: 'closed' });
  await show();
  expect(await screen.findByRole('button', { name: 'Reopen “Invoice”' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Answer/ })).not.toBeInTheDocument();
});

test('searches, says when nothing is found, and leads back to all questions', async () => {
  const asked = answer();
  const { person, currentUrl } = await show();
  await person.type(await screen.findByLabelText('Search by words, name or email'), 'jonas{Enter}');
  expect(await screen.findByText('No question matches')).toBeVisible();
  expect(asked.at(-1)?.query.toString()).toBe('state=open&page=1&search=jonas');
  await person.click(screen.getByRole('link', { name: 'Show all questions' }));
  expect(await screen.findByText('No open questions')).toBeVisible();
  expect(currentUrl()).toBe(PATHS.support);
  expect(screen.getByLabelText('Search by words, name or email')).toHaveValue('');
});
