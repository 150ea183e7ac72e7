import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { fakeServer, renderPage, screen, within } from '@metier/shared-kit/testing';
import { aProjectRow, FREELANCER } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import { Page } from './my-projects-page.tsx';

const server = fakeServer();
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
