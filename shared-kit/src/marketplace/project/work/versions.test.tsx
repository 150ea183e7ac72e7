import { expect, test } from '@jest/globals';
import { fakeServer, refuse, renderPage, screen } from '../../../testing/index.ts';
import { aProject } from '../../testing/index.ts';
import { Versions } from './versions.tsx';

const server = fakeServer();
const show = () =>
  renderPage(<Versions projectId={aProject().id} />, { path: '/', as: 'customer', texts: {} });

const ONE_PAGE = { page: 1, pages: 1, total: 2 };
const first = {
  id: 'r1',
  version: 1,
  result: 'See https://example.com/v1 please',
  links: [],
  files: [],
  created_at: '2026-02-08T09:00:00Z',
};
const second = { ...first, id: 'r2', version: 2, result: 'Rounder now', created_at: '2026-02-10T09:00:00Z' };
const wish = { id: 'i1', comment: 'Rounder, please', files: [], created_at: '2026-02-09T09:00:00Z' };

test('the newest version stands first, the requested changes between the versions', async () => {
  server.answers('GET /api/projects/project_card/results', { results: [second, first], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [wish], ...ONE_PAGE });
  await show();
  const [newest, between, oldest] = await screen.findAllByRole('listitem');
  expect(newest).toHaveTextContent(/Version 2.*Latest.*Rounder now/);
  expect(between).toHaveTextContent(/Revision requested.*Rounder, please/);
  expect(oldest).toHaveTextContent(/Version 1/);
  expect(screen.getByRole('link', { name: 'https://example.com/v1' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
});

test('the newest version is the latest also while changes to it are being made', async () => {
  const again = { ...wish, id: 'i2', comment: 'Rounder still', created_at: '2026-02-11T09:00:00Z' };
  server.answers('GET /api/projects/project_card/results', { results: [second, first], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [again, wish], ...ONE_PAGE });
  await show();
  const entries = await screen.findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.includes('Latest'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a first version says that there are no improvements at the moment', async () => {
  server.answers('GET /api/projects/project_card/results', { results: [first], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...ONE_PAGE });
  await show();
  expect(await screen.findByText('No improvements at the moment')).toBeVisible();
});

test('what could not be loaded can be tried again', async () => {
  server.answers('GET /api/projects/project_card/results', { results: [], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', refuse('serverError'));
  const { person } = await show();
  expect(await screen.findByText('Error while getting reviews')).toBeVisible();
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...ONE_PAGE });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nothing has been delivered yet/)).toBeVisible();
});
