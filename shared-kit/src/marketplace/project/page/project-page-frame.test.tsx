import { expect, jest, test } from '@jest/globals';
import { POLL_MS } from '../../../query/index.ts';
import { act, fakeServer, refuse, renderPage, screen } from '../../../testing/index.ts';
import { aProject, offering } from '../../testing/index.ts';
import { useState } from 'react';
import { ProjectPageFrame } from './project-page-frame.tsx';

const server = fakeServer();
const show = (language: 'en' | 'de' = 'en') =>
  renderPage(<ProjectPageFrame id={aProject().id}>{() => null}</ProjectPageFrame>, {
    path: '/',
    as: 'customer',
    texts: {},
    language,
  });

test.each([
  ['en', 'notFound', 'You cannot open this project', 'Back to start'],
  ['de', 'invalidInput', 'Du kannst dieses Projekt nicht öffnen', 'Zur Startseite'],
] as const)(
  'an unknown project has a page of its own, and is requested once (%s)',
  async (language, error, title, home) => {
    const sent = server.answers('GET /api/projects/project', refuse(error));
    await show(language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(title);
    expect(screen.getByRole('link', { name: home })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  },
);

test('a project that failed to load can be retried', async () => {
  server.answers('GET /api/projects/project', refuse('serverError'));
  await show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** A page that is left and opened again. */
function Revisited() {
  const [open, turn] = useState(true);
  return (
    <>
      <button type="button" onClick={() => turn(!open)}>
        Turn
      </button>
      {open && (
        <ProjectPageFrame id={aProject().id}>{({ status }) => <output>{status}</output>}</ProjectPageFrame>
      )}
    </>
  );
}

test('a project that is opened again is refetched, however soon', async () => {
  server.answers('GET /api/projects/project', { project: aProject({ status: 'improving' }) });
  const { person } = await renderPage(<Revisited />, { path: '/', as: 'customer', texts: {} });
  await screen.findByText('improving');
  await person.click(screen.getByRole('button', { name: 'Turn' }));
  server.answers('GET /api/projects/project', { project: aProject({ status: 'checking' }) });
  await person.click(screen.getByRole('button', { name: 'Turn' }));
  expect(await screen.findByText('checking')).toBeVisible();
});

test.each([
  ['customer', 'invite_freelancer', 1],
  ['manager', undefined, 1],
  ['freelancer', 'accept_invitation', 1],
  ['freelancer', 'withdraw_response', 1],
  ['freelancer', 'respond', 2],
] as const)(
  'an open project is polled only by freelancers without a part in it: %s who can %s',
  async (as, action, reads) => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const project = aProject({
        status: 'paid',
        freelancer: null,
        available_actions: action ? offering(action) : [],
      });
      const sent = server.answers('GET /api/projects/project', { project });
      await renderPage(<ProjectPageFrame id={project.id}>{({ status }) => status}</ProjectPageFrame>, {
        path: '/',
        as,
        texts: {},
      });
      await screen.findByText('paid');
      await act(() => jest.advanceTimersByTimeAsync(POLL_MS));
      expect(sent).toHaveLength(reads);
    } finally {
      jest.useRealTimers();
    }
  },
);
