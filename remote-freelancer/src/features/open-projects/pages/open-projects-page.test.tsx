import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { fakeServer, renderPage, screen } from '@metier/shared-kit/testing';
import { anOpenProject, aProject, offering } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { OpenProject } from '@metier/shared-kit/marketplace/project';
import { Page } from './open-projects-page.tsx';

const server = fakeServer();
const open = anOpenProject({ posted_at: new Date(Date.now() - 3 * 3_600_000).toISOString() });
const listOf = (...projects: OpenProject[]) => ({ projects, page: 1, pages: 1, total: projects.length });
const show = (path: string = PATHS.openProjects) =>
  renderPage(<Page />, { path, as: 'freelancer', texts: { freelancer: { en, de } } });

test('responds to a project, and withdraws the response', async () => {
  const world = { project: open };
  server.answers('GET /api/freelancers/open_projects', () => listOf(world.project));
  const sent = server.answers('POST /api/freelancer/take_project', ({ body }) => {
    world.project = {
      ...open,
      available_actions: offering(body.take === 1 ? 'withdraw_response' : 'respond'),
    };
    return {};
  });
  server.answers('GET /api/projects/project', { project: aProject(open) });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Respond' }));
  await person.click(await screen.findByRole('button', { name: 'Send response' }));
  expect(await screen.findByText('The customer has been notified that you want this project')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Withdraw response' }));
  expect(await screen.findByRole('button', { name: 'Respond' })).toBeVisible();
  expect(sent.map(({ body }) => body.take)).toEqual([1, 0]);
});

test('offers to respond again if the brief has changed since', async () => {
  server.answers('GET /api/freelancers/open_projects', listOf({ ...open, response_void: true }));
  await show();
  expect(await screen.findByRole('button', { name: 'Respond again' })).toBeVisible();
});

test("shows the customer, and the user's categories unless a type is selected", async () => {
  const asked = server.answers('GET /api/freelancers/open_projects', listOf(open));
  const { person, whereabouts } = await show();
  expect(await screen.findByRole('link', { name: 'Ada Kern' })).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Type'), 'Development');
  expect(whereabouts()).toBe(`${PATHS.openProjects}?type=development`);
  expect(await screen.findByRole('link', { name: open.name })).toBeVisible();
  expect(asked.map(({ query }) => query.get('type'))).toEqual([null, 'development']);
});

test("shows the brief's beginning, its age, the responses and the customer's record", async () => {
  const newcomer = {
    ...open,
    id: 'other',
    responses: 0,
    customer_record: { finished_projects: 0, rating: null },
  };
  server.answers('GET /api/freelancers/open_projects', listOf(open, newcomer));
  await show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('A logo with a wheat ear.');
  expect(first).toHaveTextContent('2 responses · posted 3 hours ago');
  expect(first).toHaveTextContent('1 completed project');
  expect(first).toHaveTextContent('4.5 (2)');
  expect(second).toHaveTextContent('No responses yet');
  expect(second).toHaveTextContent('No completed projects yet');
});

test('an invitation links to the invitations', async () => {
  server.answers(
    'GET /api/freelancers/open_projects',
    listOf({ ...open, available_actions: offering('accept_invitation', 'decline_invitation') }),
  );
  await show();
  expect(await screen.findByRole('link', { name: 'You are invited' })).toHaveAttribute(
    'href',
    PATHS.invitations,
  );
});

test("without open projects it links to the user's categories", async () => {
  server.answers('GET /api/freelancers/open_projects', listOf());
  await show(`${PATHS.openProjects}?type=media`);
  expect(await screen.findByText('No open projects at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit my categories' })).toHaveAttribute('href', PATHS.user);
});
