import { beforeEach, expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import {
  comeBackLater,
  fakeServer,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import { anOpenProject, aProject, offering } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { OpenProject } from '@metier/shared-kit/marketplace/project';
import { Page } from './open-projects-page.tsx';

const server = fakeServer();
beforeEach(() => {
  server.answers('GET /api/freelancer/saved_searches', { searches: [] });
});
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

test('a typed response stays in its dialog when the project leaves the list, and says why', async () => {
  server.answers('GET /api/freelancers/open_projects', listOf(open));
  server.answers('GET /api/projects/project', { project: aProject(open) });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Respond' }));
  await person.click(await screen.findByLabelText(/^Your message/));
  await person.paste('I drew three of these');
  server.answers('GET /api/freelancers/open_projects', listOf());
  server.answers('GET /api/projects/project', refuse('notFound'));
  comeBackLater();
  expect(await screen.findByText('No open projects at the moment')).toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog', { name: 'Respond to this project?' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This can no longer be done: the project was deleted, or you no longer have access to it. Your text stays here so that you can copy it.',
  );
  expect(dialog.getByLabelText(/^Your message/)).toHaveValue('I drew three of these');
});

test('offers to respond again if the brief has changed since', async () => {
  server.answers('GET /api/freelancers/open_projects', listOf({ ...open, response_void: true }));
  await show();
  expect(await screen.findByRole('button', { name: 'Respond again' })).toBeVisible();
});

test("shows the customer, and the user's categories unless a type is selected", async () => {
  const asked = server.answers('GET /api/freelancers/open_projects', listOf(open));
  const { person, currentUrl } = await show();
  expect(await screen.findByRole('link', { name: 'Ada Kern' })).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Category'), 'Development');
  expect(currentUrl()).toBe(`${PATHS.openProjects}?type=development`);
  expect(await screen.findByRole('link', { name: open.name })).toBeVisible();
  expect(asked.map(({ query }) => query.get('type'))).toEqual([null, 'development']);
});

test("shows the brief's beginning, its age, the responses, the customer's record and photo", async () => {
  const photo = { small: '/face-96.webp', large: '/face-384.webp' };
  const newcomer = {
    ...open,
    id: 'other',
    responses: 0,
    customer_record: { finished_projects: 0, rating: null },
  };
  server.answers(
    'GET /api/freelancers/open_projects',
    listOf({ ...open, customer: { ...open.customer, photo } }, newcomer),
  );
  await show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('A logo with a wheat ear.');
  expect(first).toHaveTextContent('2 responses · posted 3 hours ago');
  expect(first).toHaveTextContent('1 completed project');
  expect(first).toHaveTextContent('4.5 (2)');
  expect(first?.querySelector('img')).toHaveAttribute('src', photo.small);
  expect(second).toHaveTextContent('No responses yet');
  expect(second).toHaveTextContent('No completed projects yet');
});

test('an invitation links to the invitations', async () => {
  server.answers(
    'GET /api/freelancers/open_projects',
    listOf({ ...open, available_actions: offering('accept_invitation', 'decline_invitation') }),
  );
  await show();
  expect(await screen.findByRole('link', { name: 'Answer the invitation' })).toHaveAttribute(
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

const logos = {
  id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a84',
  name: 'Logos',
  type: ['design' as const],
  search: 'logo',
  min_budget: 5_000,
  alert: 'now' as const,
};

test('searches by words and a minimum price, and saves that under a name', async () => {
  const asked = server.answers('GET /api/freelancers/open_projects', listOf(open));
  const saved = server.answers('POST /api/freelancer/saved_searches', { search: logos });
  const { person, currentUrl } = await show(`${PATHS.openProjects}?type=design`);
  await person.type(await screen.findByRole('searchbox'), 'logo{Enter}');
  await person.selectOptions(screen.getByLabelText('Minimum price'), 'from 5,000 points');
  expect(currentUrl()).toBe(`${PATHS.openProjects}?type=design&search=logo&min=5000`);
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
      search: 'logo',
      min_budget: '5000',
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  await person.clear(await dialog.findByLabelText('Name'));
  await person.type(dialog.getByLabelText('Name'), ' Logos ');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The search is saved')).toBeVisible();
  expect(saved.map(({ body }) => body)).toEqual([
    { name: 'Logos', type: ['design'], search: 'logo', min_budget: 5_000, alert: 'now' },
  ]);
});

test('words count when their field is left: a search that is saved at once has them', async () => {
  server.answers('GET /api/freelancers/open_projects', listOf(open));
  const { person, currentUrl } = await show();
  await person.click(await screen.findByRole('searchbox'));
  await person.paste('logo');
  await person.click(screen.getByRole('button', { name: 'Save this search' }));
  expect(currentUrl()).toBe(`${PATHS.openProjects}?search=logo`);
});

test('a typed name of a search survives a reload, and is not offered for another search', async () => {
  server.answers('GET /api/freelancers/open_projects', listOf(open));
  server.answers('GET /api/freelancer/saved_searches', { searches: [logos] });
  const openName = async (path: string, button: string) => {
    const page = await show(path);
    await page.person.click(await screen.findByRole('button', { name: button }));
    return { ...page, name: await screen.findByLabelText('Name') };
  };
  const design = `${PATHS.openProjects}?type=design`;
  for (const button of ['Save this search', 'Rename Logos']) {
    const { person, name, unmount } = await openName(design, button);
    await person.type(name, ' today');
    unmount();
  }
  const other = await openName(`${PATHS.openProjects}?type=development`, 'Save this search');
  expect(other.name).toHaveValue('');
  other.unmount();
  const saved = await openName(design, 'Save this search');
  expect(saved.name).toHaveValue(' today');
  saved.unmount();
  expect((await openName(design, 'Rename Logos')).name).toHaveValue('Logos today');
});

test('a filter that is chosen before the words are searched is kept', async () => {
  server.answers('GET /api/freelancers/open_projects', listOf(open));
  const { person, currentUrl } = await show();
  await person.type(await screen.findByRole('searchbox'), 'logo');
  await person.selectOptions(screen.getByLabelText('Minimum price'), 'from 5,000 points');
  await waitFor(() => expect(currentUrl()).toContain('search=logo'));
  expect(currentUrl()).toContain('min=5000');
});

test('saved searches open with their filters, change when they tell, and are renamed and deleted', async () => {
  server.answers('GET /api/freelancers/open_projects', listOf(open));
  server.answers('GET /api/freelancer/saved_searches', { searches: [logos] });
  const changed = server.answers('PUT /api/freelancer/saved_searches', { search: logos });
  const removed = server.answers('DELETE /api/freelancer/saved_searches', {});
  const { person } = await show();
  const panel = within(await screen.findByRole('region', { name: 'Saved searches' }));
  expect(panel.getByRole('link', { name: 'Logos' })).toHaveAttribute(
    'href',
    `${PATHS.openProjects}?type=design&search=logo&min=5000`,
  );
  expect(panel.getByText('Design · “logo” · from 5,000 points')).toBeVisible();
  await person.selectOptions(panel.getByLabelText('Notify me: Logos'), 'Once a day');
  await person.click(panel.getByRole('button', { name: 'Rename Logos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the search' }));
  await person.type(await dialog.findByLabelText('Name'), ' and icons');
  await person.click(dialog.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(changed).toHaveLength(2));
  expect(changed.map(({ body }) => body)).toEqual([
    { id: logos.id, alert: 'daily' },
    { id: logos.id, name: 'Logos and icons' },
  ]);
  await person.click(await panel.findByRole('button', { name: 'Delete Logos' }));
  await person.click(await screen.findByRole('button', { name: 'Delete search' }));
  await waitFor(() => expect(removed.map(({ query }) => query.get('id'))).toEqual([logos.id]));
});
