import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { projectRead } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import {
  act,
  fakeServer,
  refuse,
  renderPage,
  savedFiles,
  screen,
  waitFor,
  within,
} from '../testing/index.ts';
import { aProject } from '../marketplace/testing/index.ts';
import { useApiRead } from '../query/index.ts';
import { StoredFiles } from './index.ts';

const { file } = examples['PUT /api/files'].reply;
const LINK = 'GET /api/files/link';
const server = fakeServer();
const saved = savedFiles();

async function press() {
  const page = await renderPage(<StoredFiles files={[file]} />, { path: '/', as: 'manager', texts: {} });
  await page.person.click(screen.getByRole('button', { name: 'Download sketch.png 48\u00A0kB' }));
  return page;
}

test('a press downloads a file by a URL requested at the press', async () => {
  const asked = server.answers(LINK, { url: '/files/token/sketch.png', expires_at: '2026-02-08T09:05:00Z' });
  await press();
  await waitFor(() => expect(saved).toEqual(['sketch.png']));
  expect(asked.map(({ query }) => query.get('file_id'))).toEqual([file.id]);
});

test.each([
  [refuse('notFound'), 'sketch.png is no longer available'],
  [refuse('stateChanged', { files: 'unfinished' }), 'sketch.png is still being checked'],
])('a file that cannot be downloaded says why: %j', async (answer, words) => {
  server.answers(LINK, answer);
  await press();
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
  expect(saved).toEqual([]);
});

test('a picture opens enlarged, is downloaded from there, and closes on Esc', async () => {
  server.answers(LINK, { url: '/files/token/sketch.png', expires_at: '2026-02-08T09:05:00Z' });
  const { person } = await renderPage(<StoredFiles files={[file]} />, {
    path: '/',
    as: 'manager',
    texts: {},
  });
  await person.click(screen.getByRole('button', { name: 'Enlarge sketch.png' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'sketch.png' }));
  expect(dialog.getByRole('img', { name: 'sketch.png' })).toHaveAttribute('src', file.preview?.url);
  await person.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual(['sketch.png']));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Enlarge sketch.png' })).toHaveFocus();
});

function Answered() {
  const [url, setUrl] = useState('/files/one');
  return (
    <>
      <button onClick={() => setUrl('/files/two')}>Next answer</button>
      <StoredFiles files={[{ ...file, preview: { width: 1200, height: 800, url } }]} />
    </>
  );
}

test('a fetched picture is kept until its URL has expired', async () => {
  const { person } = await renderPage(<Answered />, { path: '/', as: 'manager', texts: {} });
  const picture = screen.getByRole('presentation');
  act(() => void picture.dispatchEvent(new Event('load')));
  await person.click(screen.getByRole('button', { name: 'Next answer' }));
  expect(picture).toHaveAttribute('src', '/files/one');
  act(() => void picture.dispatchEvent(new Event('error')));
  expect(picture).toHaveAttribute('src', '/files/two');
});

function Brief() {
  const { data } = useApiRead(projectRead(aProject().id));
  return data ? <StoredFiles files={data.project.files} /> : null;
}

test.each(['small', 'enlarged'])('a %s picture whose URL has expired is shown by a new one', async (size) => {
  let url = '/files/one';
  const asked = server.answers('GET /api/projects/project', () => ({
    project: aProject({ files: [{ ...file, preview: { width: 1200, height: 800, url } }] }),
  }));
  const { person } = await renderPage(<Brief />, { path: '/', as: 'manager', texts: {} });
  const button = await screen.findByRole('button', { name: 'Enlarge sketch.png' });
  let picture = within(button).getByRole('presentation');
  act(() => void picture.dispatchEvent(new Event('load')));
  if (size === 'enlarged') {
    await person.click(button);
    picture = await screen.findByRole('img', { name: 'sketch.png' });
  }
  url = '/files/two';
  act(() => void picture.dispatchEvent(new Event('error')));
  await waitFor(() => expect(picture).toHaveAttribute('src', '/files/two'));
  expect(asked).toHaveLength(2);
});
