import { beforeEach, expect, test } from '@jest/globals';
import { LIMITS, PATHS, projectPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { fakeServer, renderPage, screen, within } from '@metier/shared-kit/testing';
import { aProjectRow, FREELANCER } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './my-projects-page.tsx';

const server = fakeServer();
const none = { page: 1, pages: 1, total: 0 };
beforeEach(() => void server.answers('GET /api/freelancer/invitations', { invitations: [], ...none }));
const show = () =>
  renderPage(<Page />, { path: PATHS.myProjects, as: 'freelancer', texts: { freelancer: { en, de } } });

test("shows the freelancer's projects with their statuses and points", async () => {
  const row = aProjectRow({ status: 'checking', freelancer: FREELANCER });
  const waiting = aProjectRow({ status: 'progress', freelancer: FREELANCER, your_move: 'submit_result' });
  server.answers('GET /api/freelancer/my_projects', ({ query }) => {
    const projects = query.has('your_move') ? [waiting] : [row];
    return { projects, page: 1, pages: 1, total: 1 };
  });
  await show();
  expect(await screen.findByText('Deliver the result')).toBeVisible();
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: row.name })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Reviewed' })).toBeVisible();
  expect(within(table).getByText('9,894 points')).toBeVisible();
});

test('without projects it links to the open ones', async () => {
  server.answers('GET /api/freelancer/my_projects', { projects: [], page: 1, pages: 1, total: 0 });
  await show();
  expect(await screen.findByText('No projects yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See open projects' })).toHaveAttribute('href', PATHS.openProjects);
});

test('open invitations wait among the projects, by their deadlines', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const deliverBy = (until: string, id: string) =>
    aProjectRow({
      id,
      status: 'progress',
      your_move: 'submit_result',
      available_actions: [{ action: 'submit_result', enabled: true, deadline: until }],
    });
  const [soon, late] = [deliverBy(hours(5), crypto.randomUUID()), deliverBy(hours(90), crypto.randomUUID())];
  server.answers('GET /api/freelancer/my_projects', ({ query }) =>
    query.has('your_move')
      ? { projects: [soon, late], page: 1, pages: 1, total: 2 }
      : { projects: [], ...none },
  );
  const [example] = examples['GET /api/freelancer/invitations'].reply.invitations;
  if (!example) throw new Error('The example has no invitation.');
  const invitation = { ...example, name: 'A logo for a bakery', budget: 9894, expires_at: hours(72) };
  server.answers('GET /api/freelancer/invitations', { invitations: [invitation], ...none, total: 1 });
  await show();
  await screen.findByText('Accept the invitation or refuse it');
  const rows = within(await screen.findByRole('region', { name: 'Needs you' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    projectPath(soon.id),
    PATHS.invitations,
    projectPath(late.id),
  ]);
  expect(rows[1]).toHaveTextContent('A logo for a bakery');
  expect(rows[1]).toHaveTextContent('in 3 days');
  expect(rows[1]).toHaveTextContent('9,894 points');
});

test('of eleven invitations the first to end are shown, all are counted, and a link leads to the rest', async () => {
  server.answers('GET /api/freelancer/my_projects', { projects: [], ...none });
  const [example] = examples['GET /api/freelancer/invitations'].reply.invitations;
  if (!example) throw new Error('The example has no invitation.');
  const invitations = Array.from({ length: LIMITS.pageSize }, (_, place) => ({
    ...example,
    id: crypto.randomUUID(),
    name: `Logo ${place}`,
  }));
  const asked = server.answers('GET /api/freelancer/invitations', {
    invitations,
    page: 1,
    pages: 2,
    total: 11,
  });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Show 7 more' }));
  expect(asked.map(({ query }) => query.get('sort'))).toEqual(['expires_at']);
  expect(screen.getAllByRole('link', { name: /^Logo/ })).toHaveLength(10);
  expect(screen.getByRole('link', { name: 'Show 1 more' })).toHaveAttribute('href', PATHS.invitations);
});
