import { expect, test } from '@jest/globals';
import { projectPath, type ProjectAction } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import {
  comeBackLater,
  fakeServer,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import { aProject, offering } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './invitations-page.tsx';

type List = Reply<'GET /api/freelancer/invitations'>;

const server = fakeServer();
const logo = {
  id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a01',
  version: 4,
  name: 'Logo for a bakery',
  type: 'design',
  category_id: 20101,
  description: 'Warm and simple.',
  budget: 7_000,
  deadline_days: 7,
  edits: 2,
  customer: { id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a02', first_name: 'Ada', last_name: 'Kern' },
  customer_record: { finished_projects: 5, rating: { average: 4.5, count: 2 } },
  created_at: '2026-02-01T10:00:00Z',
  expires_at: '2026-02-04T10:00:00Z',
} satisfies List['invitations'][number];

const listOf = (invitations: List['invitations']): List => ({
  invitations,
  page: 1,
  pages: 1,
  total: invitations.length,
});
const show = (language: 'en' | 'de' = 'en') =>
  renderPage(<Page />, {
    path: '/app/invitations',
    as: 'freelancer',
    texts: { freelancer: { en, de } },
    language,
  });

test('shows the offer: reward in points, deadline, revisions and the time to answer', async () => {
  server.answers('GET /api/freelancer/invitations', listOf([logo]));
  await show();
  const card = within(await screen.findByRole('article', { name: logo.name }));
  expect(card.getByText('7,000 points')).toBeVisible();
  expect(card.getByText('7 days from the start')).toBeVisible();
  expect(card.getByText(/4 Feb 2026/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Ada Kern' })).toHaveAttribute(
    'href',
    `/app/customer/${logo.customer.id}`,
  );
});

test("shows the customer's completed projects and rating, and that there are none yet", async () => {
  const beginner = { ...logo, id: crypto.randomUUID(), name: 'A flyer' };
  const customer_record = { finished_projects: 0, rating: null };
  server.answers('GET /api/freelancer/invitations', listOf([logo, { ...beginner, customer_record }]));
  await show();
  const card = within(await screen.findByRole('article', { name: logo.name }));
  expect(card.getByText('5 completed projects')).toBeVisible();
  expect(card.getByRole('link', { name: '4.5 of 5 stars, 2 reviews' })).toHaveAttribute(
    'href',
    `/app/customer/${logo.customer.id}`,
  );
  const other = within(screen.getByRole('article', { name: 'A flyer' }));
  expect(other.getByText('No completed projects yet')).toBeVisible();
});

test('accepting links to the project and empties the list', async () => {
  const open = [logo];
  server.answers('GET /api/freelancer/invitations', () => listOf([...open]));
  const sent = server.answers('POST /api/invitations/accept', () => {
    open.length = 0;
    return {};
  });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The project is yours')).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: logo.id, take: 1, version: logo.version });
  expect(await screen.findByText('No invitations at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the project' })).toHaveAttribute(
    'href',
    projectPath(logo.id),
  );
});

test('accepting too late shows why, and the invitation disappears', async () => {
  const open = [logo];
  server.answers('GET /api/freelancer/invitations', () => listOf([...open]));
  server.answers('POST /api/invitations/accept', () => {
    open.length = 0;
    return refuse('cannotAcceptProject');
  });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You cant accept project')).toBeVisible();
  expect(await screen.findByText('No invitations at the moment')).toBeVisible();
});

test('refusing asks for confirmation', async () => {
  server.answers('GET /api/freelancer/invitations', listOf([logo]));
  const sent = server.answers('POST /api/invitations/accept', {});
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Refuse' }));
  expect(sent).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: 'Refuse invitation' }));
  expect(await screen.findByText('The invitation has been refused')).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: logo.id, take: 0 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const reads = (...actions: ProjectAction[]) =>
  server.answers('GET /api/projects/project', {
    project: aProject({ id: logo.id, status: 'paid', available_actions: offering(...actions) }),
  });

async function openRefusal() {
  server.answers('GET /api/freelancer/invitations', listOf([logo]));
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Refuse' }));
  const question = within(await screen.findByRole('dialog', { name: 'Refuse this invitation?' }));
  server.answers('GET /api/freelancer/invitations', listOf([]));
  return { person, question };
}

test('an invitation that only moved to another page can be refused', async () => {
  const asked = reads('accept_invitation');
  const { question } = await openRefusal();
  comeBackLater();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByText('No invitations at the moment')).toBeVisible();
  expect(question.queryByRole('alert')).not.toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Refuse invitation' })).toBeEnabled();
});

test('an invitation of a project that is gone cannot be refused', async () => {
  server.answers('GET /api/projects/project', refuse('notFound'));
  const { question } = await openRefusal();
  comeBackLater();
  expect(await question.findByRole('alert')).toHaveTextContent('the invitation has ended');
});

test('the refusal dialog stays when the invitation has ended, and says so', async () => {
  reads('respond');
  const { person, question } = await openRefusal();
  comeBackLater();
  expect(await question.findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the invitation has ended or was already answered.',
  );
  expect(question.getByRole('button', { name: 'Refuse invitation' })).toBeDisabled();
  await person.click(question.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('No invitations at the moment')).toBeVisible();
});

test('a list that failed to load can be retried', async () => {
  server.answers('GET /api/freelancer/invitations', refuse('serverError'));
  const { person } = await show('de');
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  server.answers('GET /api/freelancer/invitations', listOf([logo]));
  await person.click(retry);
  expect(await screen.findByRole('button', { name: 'Annehmen' })).toBeVisible();
});
