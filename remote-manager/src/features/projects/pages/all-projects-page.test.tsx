import { beforeEach, expect, test } from '@jest/globals';
import { LIMITS, nameOf, PATHS, projectPath } from '@metier/contract';
import { comeBackLater, fakeServer, savedFiles, screen, waitFor, within } from '@metier/shared-kit/testing';
import { aProject, aProjectRow, FREELANCER } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import { Page } from './all-projects-page.tsx';

const server = fakeServer();
const saved = savedFiles();
beforeEach(() => {
  server.answers('GET /api/manager/views', { views: [] });
});
const show = (path: string = PATHS.projects) => showToManager(<Page />, path);

test("shows each project's customer and freelancer, and amounts in euros", async () => {
  const row = aProjectRow({ freelancer: FREELANCER });
  server.answers('GET /api/projects', { projects: [row], page: 1, pages: 1, total: 1 });
  await show();
  const shown = (await screen.findByRole('link', { name: row.name })).closest('tr');
  if (!shown) throw new Error('The project stands in no row.');
  expect(within(shown).getByRole('link', { name: 'Ada Kern' })).toBeVisible();
  expect(within(shown).getByRole('link', { name: nameOf(FREELANCER) })).toBeVisible();
  expect(within(shown).getByText('€98.94')).toBeVisible();
  expect(screen.getByText('1 project')).toBeVisible();
});

test('type and page are in the URL', async () => {
  const asked = server.answers('GET /api/projects', ({ query }) => ({
    projects: [aProjectRow()],
    page: Number(query.get('page')),
    pages: 2,
    total: 12,
  }));
  const { person, currentUrl } = await show(`${PATHS.projects}?type=design`);
  await person.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(currentUrl()).toBe(`${PATHS.projects}?type=design&page=2`);
  await person.selectOptions(screen.getByLabelText('Category'), 'Media');
  expect(currentUrl()).toBe(`${PATHS.projects}?type=media`);
  await screen.findByRole('table');
  expect(asked.map(({ query }) => query.toString())).toEqual([
    'page=1&per_page=25&type=design',
    'page=2&per_page=25&type=design',
    'page=1&per_page=25&type=media',
  ]);
});

test('the table heads sort ascending, descending and not at all; the order is in the URL', async () => {
  const asked = server.answers('GET /api/projects', {
    projects: [aProjectRow()],
    page: 2,
    pages: 2,
    total: 12,
  });
  const { person, currentUrl } = await show(`${PATHS.projects}?type=design&page=2`);
  const press = async () => person.click(await screen.findByRole('button', { name: 'Budget' }));
  const head = () => screen.getByRole('columnheader', { name: 'Budget' });
  await press();
  expect(currentUrl()).toBe(`${PATHS.projects}?type=design&sort=budget`);
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  await press();
  expect(currentUrl()).toBe(`${PATHS.projects}?type=design&sort=-budget`);
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  await press();
  expect(currentUrl()).toBe(`${PATHS.projects}?type=design`);
  expect(head()).not.toHaveAttribute('aria-sort');
  expect(asked.map(({ query }) => query.get('sort'))).toEqual([null, 'budget', '-budget', null]);
});

test('the details of a project open beside the list, and close again', async () => {
  const project = aProject({ description: 'A sign over the door', name: 'A sign' });
  server.answers('GET /api/projects', { projects: [project], page: 1, pages: 1, total: 1 });
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/activity', { activity: [], page: 1, pages: 1, total: 0 });
  const { person, currentUrl } = await show();
  const button = await screen.findByRole('button', { name: 'Details of A sign' });
  await person.click(button);
  const details = within(await screen.findByRole('dialog', { name: 'A sign' }));
  expect(await details.findByText('A sign over the door')).toBeVisible();
  expect(details.getByRole('link', { name: nameOf(project.customer) })).toBeVisible();
  expect(details.getByRole('link', { name: 'Open the project' })).toHaveAttribute(
    'href',
    projectPath(project.id),
  );
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
  expect(currentUrl()).toBe(PATHS.projects);
});

test('the details are turned to the next project of the list and back, by buttons and arrow keys', async () => {
  const [sign, poster] = [
    aProject({ name: 'A sign' }),
    aProject({ name: 'A poster', id: crypto.randomUUID() }),
  ];
  const projects = [sign, poster];
  server.answers('GET /api/projects', { projects, page: 1, pages: 1, total: 2 });
  server.answers('GET /api/projects/project', ({ query }) => ({
    project: query.get('project_id') === sign.id ? sign : poster,
  }));
  server.answers('GET /api/projects/project_card/activity', { activity: [], page: 1, pages: 1, total: 0 });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Details of A sign' }));
  const details = within(await screen.findByRole('dialog', { name: 'A sign' }));
  expect(details.getByText('1 of 2')).toHaveRole('status');
  await person.click(details.getByRole('button', { name: 'Next project' }));
  const next = within(await screen.findByRole('dialog', { name: 'A poster' }));
  expect(next.getByText('2 of 2')).toHaveRole('status');
  expect(next.getByRole('link', { name: 'Open the project' })).toHaveAttribute(
    'href',
    projectPath(poster.id),
  );
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'A sign' })).toBeVisible();
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'A poster' })).toBeVisible();
});

test('the details follow the project, and stay open when it leaves the list', async () => {
  const project = aProject({ name: 'A sign', status: 'progress' });
  const row = { ...project, status: 'paid' as const };
  let listed = [row];
  server.answers('GET /api/projects', () => ({
    projects: listed,
    page: 1,
    pages: 1,
    total: listed.length,
  }));
  server.answers('GET /api/projects/project', { project });
  server.answers('GET /api/projects/project_card/activity', { activity: [], page: 1, pages: 1, total: 0 });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Details of A sign' }));
  const details = within(await screen.findByRole('dialog', { name: 'A sign' }));
  expect(await details.findByText('Started')).toBeVisible();
  listed = [];
  comeBackLater('focus');
  expect(await screen.findByText('No projects yet')).toBeInTheDocument();
  expect(details.getByText('Started')).toBeVisible();
});

test('the number of rows of a page is chosen, and is in the URL', async () => {
  const asked = server.answers('GET /api/projects', {
    projects: [aProjectRow()],
    page: 1,
    pages: 101,
    total: 1_000,
    more: true,
  });
  const { person, currentUrl } = await show(`${PATHS.projects}?search=logo&page=2`);
  await waitFor(() => expect(screen.getByText('More than 1000 projects')).toHaveRole('status'));
  await person.selectOptions(screen.getByLabelText('Rows'), '50');
  expect(currentUrl()).toBe(`${PATHS.projects}?search=logo&rows=50`);
  await person.selectOptions(screen.getByLabelText('Rows'), '25');
  expect(currentUrl()).toBe(`${PATHS.projects}?search=logo`);
  expect(asked.map(({ query }) => query.get('per_page'))).toEqual(['25', '50', '25']);
});

test('all projects of the filter are exported, in its order', async () => {
  server.answers('GET /api/projects', { projects: [aProjectRow()], page: 2, pages: 2, total: 12 });
  const asked = server.answers('GET /api/manager/projects/export', Uint8Array.of(34, 34));
  const { person } = await show(`${PATHS.projects}?search=logo&sort=-budget&page=2&rows=50`);
  await person.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText(/^Downloaded: /)).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(asked.map(({ query }) => query.toString())).toEqual(['search=logo&sort=-budget']);
});

test.each([
  [{ total: 10_000 }, 'Export as CSV'],
  [{ total: 10_001 }, 'Export the first 10,000'],
  [{ total: 1_000, more: true }, 'Export the first 10,000'],
])('of %j the button says what it exports: %s', async (counted, words) => {
  server.answers('GET /api/projects', { projects: [aProjectRow()], page: 1, pages: 40, ...counted });
  await show();
  expect(await screen.findByRole('button', { name: words })).toBeVisible();
});

test('filters without projects offer to show all', async () => {
  server.answers('GET /api/projects', { projects: [], page: 1, pages: 1, total: 0 });
  const { person } = await show(`${PATHS.projects}?type=media&status=paid&search=logo`);
  await person.click(await screen.findByRole('link', { name: 'Show all projects' }));
  expect(await screen.findByText('No projects yet')).toBeVisible();
});

test.each([
  ['?status=held', 'status=paid&status=progress&status=checking&status=improving'],
  ['?case=disputed', 'case=disputed'],
  ['?case=split', 'outcome=split'],
  ['?from=2026-03-05&to=2026-03-06', 'from=2026-03-05&to=2026-03-06'],
  ['?responded=1', 'responded=1'],
  ['?from=yesterday', ''],
])('the filter %s of the URL is asked as "%s"', async (path, wanted) => {
  const asked = server.answers('GET /api/projects', { projects: [], page: 1, pages: 1, total: 0 });
  await show(`${PATHS.projects}${path}`);
  await screen.findByText(wanted === '' ? 'No projects yet' : 'No project matches the filter');
  expect(asked.at(-1)?.query.toString()).toBe(['page=1&per_page=25', wanted].filter(Boolean).join('&'));
});

test('projects with a response, to which a figure leads, are a filter that its chip removes', async () => {
  const asked = server.answers('GET /api/projects', {
    projects: [aProjectRow()],
    page: 1,
    pages: 1,
    total: 1,
  });
  const { person, currentUrl } = await show(`${PATHS.projects}?from=2026-03-02&to=2026-03-08&responded=1`);
  await person.click(await screen.findByRole('button', { name: 'Remove filter Responses: At least one' }));
  expect(currentUrl()).toBe(`${PATHS.projects}?from=2026-03-02&to=2026-03-08`);
  await waitFor(() => expect(asked.map(({ query }) => query.get('responded'))).toEqual(['1', null]));
});

test('case and days are chosen above the list', async () => {
  server.answers('GET /api/projects', { projects: [aProjectRow()], page: 1, pages: 1, total: 1 });
  const { person, currentUrl } = await show();
  await person.selectOptions(await screen.findByLabelText('Case'), 'Ended: Shared');
  await person.type(screen.getByLabelText('Created from'), '2026-03-05');
  await person.type(screen.getByLabelText('Created until'), '2026-03-06');
  expect(currentUrl()).toBe(`${PATHS.projects}?case=split&from=2026-03-05&to=2026-03-06`);
});

test('a day is asked for once its year is complete, and an impossible one is ignored', async () => {
  const asked = server.answers('GET /api/projects', {
    projects: [aProjectRow()],
    page: 1,
    pages: 1,
    total: 1,
  });
  const { person, currentUrl } = await show(`${PATHS.projects}?from=2026-02-30`);
  const from = await screen.findByLabelText('Created from');
  expect(from).toHaveValue('');
  // What a browser reports while the year is typed.
  await person.type(from, '0202-11-01');
  expect(from).toHaveValue('0202-11-01');
  await person.tab();
  expect(from).toHaveValue('');
  await person.type(from, '2026-11-01');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ query }) => query.get('from'))).toEqual([null, '2026-11-01']);
  expect(currentUrl()).toBe(`${PATHS.projects}?from=2026-11-01`);
  await person.clear(from);
  expect(currentUrl()).toBe(PATHS.projects);
});

test('the skeleton has the rows of a full page', async () => {
  server.answers('GET /api/projects', () => new Promise(() => {}));
  const { container } = await show();
  await screen.findAllByRole('status', { name: 'Loading' });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(LIMITS.managersPageSize);
});
