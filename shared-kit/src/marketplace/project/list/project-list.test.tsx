import { projectPath, read } from '@metier/contract';
import { describe, expect, test } from '@jest/globals';
import type { Language } from '@metier/contract';
import {
  comeBackLater,
  fakeServer,
  narrowWindow,
  refuse,
  renderPage,
  screen,
  within,
} from '../../../testing/index.ts';
import { aProjectRow, FREELANCER } from '../../testing/index.ts';
import { ProjectList } from './project-list.tsx';

const server = fakeServer();
const show = (
  path = '/app/my-projects',
  language: Language = 'en',
  as: 'customer' | 'freelancer' = 'customer',
) =>
  renderPage(
    <ProjectList
      read={(query) => read(`GET /api/${as}/my_projects`, { query })}
      empty="Nothing here"
      action={({ status }) => status === 'created' && <button type="button">Pay</button>}
    />,
    {
      path,
      as,
      texts: {},
      language,
    },
  );

test("a row shows a project's status, service, next step, deadline, revisions, price in euros and action", async () => {
  server.answers('GET /api/customer/my_projects', { projects: [aProjectRow()], page: 1, pages: 1, total: 1 });
  await show();
  const row = (await screen.findByRole('link', { name: 'A logo for the bakery' })).closest('tr');
  if (!row) throw new Error('The project stands in no row.');
  expect(screen.getByRole('table')).toHaveAccessibleName('Projects');
  expect(within(row).getByRole('rowheader')).toHaveTextContent('A logo for the bakeryLogo');
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    'Created (unpaid)',
    'Pay to get startedCreated 3\u00A0Feb\u00A02026',
    '7\u00A0daysRevisions: 2',
    '€98.94',
    'Pay',
  ]);
});

test.each([
  ['created', '7\u00A0days'],
  ['paid', '7\u00A0days'],
  ['progress', '14\u00A0Feb\u00A02026'],
] as const)('the deadline of a row that is %s is told as %s', async (status, deadline) => {
  const projects = [aProjectRow({ status })];
  server.answers('GET /api/customer/my_projects', { projects, page: 1, pages: 1, total: 1 });
  await show();
  expect(await screen.findByRole('cell', { name: `${deadline} Revisions: 2` })).toBeVisible();
});

test.each([
  ['en', 'StartedLate'],
  ['de', 'BegonnenVerspätet'],
] as const)('work past its due date is marked by a word (%s)', async (language, words) => {
  const late = aProjectRow({ status: 'progress', due_at: '2026-02-14T09:00:00Z' });
  const due = new Date(Date.now() + 3_600_000).toISOString();
  const projects = [late, aProjectRow({ id: FREELANCER.id, status: 'progress', due_at: due })];
  server.answers('GET /api/customer/my_projects', { projects, page: 1, pages: 1, total: 2 });
  await show('/app/my-projects', language);
  const marks = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  expect(marks.filter((text) => text === words)).toHaveLength(1);
});

test('the next step is told with the date of the next timer', async () => {
  const next_timer = { what: 'review_over', at: '2026-11-27T12:00:00Z' } as const;
  const projects = [aProjectRow({ status: 'checking', next_timer })];
  server.answers('GET /api/customer/my_projects', { projects, page: 1, pages: 1, total: 1 });
  await show();
  expect(await screen.findByRole('cell', { name: /^Your decision 27\sNov\s2026 · / })).toBeVisible();
});

test.each([
  ['en', 'completed', 'none', 'The work is accepted Completed 3\u00A0Feb\u00A02026'],
  ['de', 'refunded', 'none', 'Zahlung erstattet Erstattet am 03.02.2026'],
  ['en', 'created', 'none', 'Pay to get started Created 3\u00A0Feb\u00A02026'],
  ['en', 'checking', 'disputed', 'A manager decides Since 3\u00A0Feb\u00A02026'],
] as const)(
  'without a next date, the row says since when it is so (%s, %s)',
  async (language, status, stage, name) => {
    const projects = [aProjectRow({ status, case: stage })];
    server.answers('GET /api/customer/my_projects', { projects, page: 1, pages: 1, total: 1 });
    await show('/app/my-projects', language);
    expect(await screen.findByRole('cell', { name })).toBeVisible();
  },
);

test('a press anywhere in a row opens the project, one on its action does not', async () => {
  server.answers('GET /api/customer/my_projects', { projects: [aProjectRow()], page: 1, pages: 1, total: 1 });
  const { person, currentUrl } = await show();
  await person.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(currentUrl()).toBe('/app/my-projects');
  await person.click(screen.getByRole('cell', { name: '€98.94' }));
  expect(currentUrl()).toBe(projectPath(aProjectRow().id));
});

test('a search is in the URL and starts at the first page of all matches; Enter does not wait', async () => {
  const asked = server.answers('GET /api/customer/my_projects', ({ query }) => ({
    projects: query.get('search') === 'bakery' ? [] : [aProjectRow()],
    by_status: {},
    page: Number(query.get('page')),
    pages: 3,
    total: query.get('search') === 'bakery' ? 0 : 25,
  }));
  const { person, currentUrl } = await show('/app/my-projects?page=2');
  const field = await screen.findByRole('searchbox', { name: 'Search names, people, invoices' });
  await person.click(field);
  // All at once: letters typed on a busy machine may be further apart than the field waits.
  await person.paste(' bakery ');
  await person.keyboard('{Enter}');
  expect(currentUrl()).toBe('/app/my-projects?search=bakery');
  expect(await screen.findByText('No project matches “bakery”')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Show all projects' }));
  expect(currentUrl()).toBe('/app/my-projects');
  expect(field).toHaveValue('');
  expect(asked.map(({ query }) => query.toString())).toEqual(['page=2', 'page=1&search=bakery', 'page=1']);
});

test.each([
  ['%20', undefined],
  ['a'.repeat(300), 200],
])('an address that searches %s asks for what the API takes', async (search, length) => {
  const list = { projects: [aProjectRow()], page: 1, pages: 1, total: 1 };
  const asked = server.answers('GET /api/customer/my_projects', list);
  await show(`/app/my-projects?search=${search}`);
  await screen.findByRole('table');
  expect(asked.map(({ query }) => query.get('search')?.length)).toEqual([length]);
});

test('tabs count the projects of each status, and all of them', async () => {
  server.answers('GET /api/customer/my_projects', {
    projects: [aProjectRow()],
    by_status: { created: 2, completed: 3 },
    page: 1,
    pages: 1,
    total: 5,
  });
  await show();
  expect(await screen.findByRole('tab', { name: 'All 5' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Created 2' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Paid 0' })).toBeVisible();
});

describe('in a narrow window', () => {
  narrowWindow();

  test('cards, which have no column heads, are sorted by a select and pressed as a whole', async () => {
    server.answers('GET /api/customer/my_projects', {
      projects: [aProjectRow()],
      page: 1,
      pages: 1,
      total: 1,
    });
    const { person, currentUrl } = await show();
    await person.selectOptions(await screen.findByLabelText('Sort by'), 'Latest deadline');
    expect(currentUrl()).toBe('/app/my-projects?sort=-deadline');
    await person.click(await screen.findByText('€98.94'));
    expect(currentUrl()).toBe(projectPath(aProjectRow().id));
  });
});

test('filter and page are in the URL; a new filter starts at its first page', async () => {
  const asked = server.answers('GET /api/customer/my_projects', ({ query }) => ({
    projects: [aProjectRow({ status: 'paid' })],
    page: Number(query.get('page')),
    pages: 3,
    total: 25,
  }));
  const { person, currentUrl } = await show();
  await person.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(currentUrl()).toBe('/app/my-projects?page=2');
  await person.click(screen.getByRole('tab', { name: 'Paid' }));
  expect(currentUrl()).toBe('/app/my-projects?status=paid');
  await screen.findByRole('table');
  expect(asked.map(({ query }) => query.toString())).toEqual(['page=1', 'page=2', 'page=1&status=paid']);
});

test('a page above the last shows the last', async () => {
  const asked = server.answers('GET /api/customer/my_projects', ({ query }) => {
    const page = Number(query.get('page'));
    return { projects: page <= 3 ? [aProjectRow()] : [], page, pages: 3, total: 21 };
  });
  await show('/app/my-projects?page=99');
  expect(await screen.findByRole('link', { name: 'A logo for the bakery' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
  expect(asked.map(({ query }) => query.get('page'))).toEqual(['99', '3']);
});

test('changes by others appear when the list is refocused', async () => {
  const list = { page: 1, pages: 1, total: 1 };
  server.answers('GET /api/customer/my_projects', { projects: [aProjectRow({ status: 'paid' })], ...list });
  await show();
  expect(await screen.findByText('Paid, looking for a freelancer')).toBeVisible();
  server.answers('GET /api/customer/my_projects', {
    projects: [aProjectRow({ status: 'progress' })],
    ...list,
  });
  comeBackLater();
  expect(await screen.findByRole('cell', { name: 'Started' })).toBeVisible();
});

test('a filter without projects offers to show all', async () => {
  server.answers('GET /api/customer/my_projects', { projects: [], page: 1, pages: 1, total: 0 });
  const { person } = await show('/app/my-projects?status=refunded');
  await person.click(await screen.findByRole('link', { name: 'Show all projects' }));
  expect(await screen.findByText('Nothing here')).toBeVisible();
});

test('without any project there is nothing to search or filter', async () => {
  server.answers('GET /api/customer/my_projects', { projects: [], page: 1, pages: 1, total: 0 });
  await show();
  expect(await screen.findByText('Nothing here')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('a list that failed to load can be retried', async () => {
  server.answers('GET /api/customer/my_projects', refuse('serverError'));
  await show();
  expect(await screen.findByText('The projects could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a freelancer, who has no invoices, is not told of them', async () => {
  server.answers('GET /api/freelancer/my_projects', {
    projects: [aProjectRow()],
    page: 1,
    pages: 1,
    total: 1,
  });
  await show('/app/my-projects', 'en', 'freelancer');
  expect(await screen.findByRole('searchbox', { name: 'Search names, people' })).toBeVisible();
});
