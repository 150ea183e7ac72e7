import { expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { fakeServer, refuse, renderPage, savedFiles, screen, waitFor } from '../../../testing/index.ts';
import { aProject } from '../../testing/index.ts';
import { Versions } from './versions.tsx';

const server = fakeServer();
const saved = savedFiles();
const { file } = examples['PUT /api/files'].reply;
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

test('the newest version is first, with the requested revisions between the versions', async () => {
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

test('older versions are collapsed', async () => {
  server.answers('GET /api/projects/project_card/results', { results: [second, first], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [wish], ...ONE_PAGE });
  const { person } = await show();
  expect(await screen.findByText('Rounder now')).toBeVisible();
  expect(screen.getByText(/^See/)).not.toBeVisible();
  await person.click(screen.getByRole('heading', { name: 'Version 1' }));
  expect(screen.getByText(/^See/)).toBeVisible();
});

test('a version shows its links and files, with downloads one by one or as an archive', async () => {
  const other = { ...file, id: crypto.randomUUID(), name: 'logo.svg' };
  const results = [{ ...first, links: ['https://logo.example/1'], files: [file, other] }];
  const improvements = [{ ...wish, files: [{ ...file, name: 'marked.png' }] }];
  server.answers('GET /api/projects/project_card/results', { results, ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements, ...ONE_PAGE });
  const archive = { url: '/files/token/files.zip', expires_at: '2026-02-08T09:05:00Z' };
  const asked = server.answers('GET /api/files/archive', archive);
  const { person } = await show();
  expect(await screen.findByRole('link', { name: 'https://logo.example/1' })).toBeVisible();
  for (const name of ['sketch.png', 'logo.svg', 'marked.png'])
    expect(screen.getByRole('button', { name: `Download ${name} 48\u00A0kB` })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Download all files' }));
  await waitFor(() => expect(saved).toEqual(['']));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ project_id: aProject().id, version: '1' });
});

test('several files of a request for changes are downloaded as one archive', async () => {
  const asked = server.answers('GET /api/files/archive', {
    url: '/files/token/files.zip',
    expires_at: '2026-02-08T09:05:00Z',
  });
  const files = [file, { ...file, id: crypto.randomUUID(), name: 'marked.png' }];
  const id = crypto.randomUUID();
  const improvements = [{ ...wish, id, files }];
  server.answers('GET /api/projects/project_card/results', { results: [first], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements, ...ONE_PAGE });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Download all files' }));
  await waitFor(() => expect(saved).toContain(''));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    project_id: aProject().id,
    improvement_id: id,
  });
});

test('the changes of a version are shown on request', async () => {
  const before = { ...first, result: 'A square logo', links: ['https://a.example'], files: [file] };
  const replaced = { ...file, id: crypto.randomUUID(), digest: 'other' };
  const after = { ...second, result: 'A round logo', links: ['https://b.example'], files: [replaced] };
  server.answers('GET /api/projects/project_card/results', { results: [after, before], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...ONE_PAGE });
  const { person } = await show();
  await person.click(await screen.findByText(/^What has changed since version 1/));
  expect(await screen.findByText('square')).toHaveProperty('tagName', 'DEL');
  expect(screen.getByText('round')).toHaveProperty('tagName', 'INS');
  expect(screen.getByRole('list', { name: 'Links' })).toHaveTextContent(
    'New: https://b.exampleRemoved: https://a.example',
  );
  const changes = screen.getAllByRole('list', { name: 'Files' }).map(({ textContent }) => textContent);
  expect(changes).toContain('Changed: sketch.png');
});

test('a version without changes says so', async () => {
  server.answers('GET /api/projects/project_card/results', {
    results: [{ ...first, id: 'r2', version: 2 }, first],
    ...ONE_PAGE,
  });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...ONE_PAGE });
  await show();
  expect(await screen.findByText('Nothing has changed since version 1')).toBeVisible();
});

test('the newest version is marked as latest during a revision, too', async () => {
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

test('a first version says that there are no improvements', async () => {
  server.answers('GET /api/projects/project_card/results', { results: [first], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...ONE_PAGE });
  await show();
  expect(await screen.findByText('No revisions requested at the moment')).toBeVisible();
});

test('without a delivery there is no panel', async () => {
  server.answers('GET /api/projects/project_card/results', { results: [], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...ONE_PAGE });
  await show();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Results' })).toBeNull());
});

test('results that failed to load can be retried', async () => {
  server.answers('GET /api/projects/project_card/results', { results: [first], ...ONE_PAGE });
  server.answers('GET /api/projects/project_card/improvements', refuse('serverError'));
  const { person } = await show();
  expect(await screen.findByText('Error while getting reviews')).toBeVisible();
  server.answers('GET /api/projects/project_card/improvements', { improvements: [], ...ONE_PAGE });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No revisions requested at the moment')).toBeVisible();
});
