import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { notificationsRead, projectRead, type Change, type EventKind } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { useEffect, useState } from 'react';
import { aProject } from '../marketplace/testing/index.ts';
import { QueryProvider, useApiRead, useQueryClient } from '../query/index.ts';
import { act, fakeServer, refuse, renderPage, screen, waitFor } from '../testing/index.ts';
import { followEvents } from './index.ts';

const server = fakeServer();
const PROJECT = aProject();
const OTHER = '7d1f0b52-0000-4000-8000-000000000001';

let leaving: AbortController;
/** A new user per test, because a lock is released only after its holder has ended. */
let userId: string;
beforeEach(() => {
  leaving = new AbortController();
  userId = crypto.randomUUID();
});
afterEach(() => leaving.abort());

/** The requested streams, each with its `Last-Event-ID` and a function to send an event. */
function streams() {
  const opened: { readonly tell: (event: string, data: unknown) => void; readonly end: () => void }[] = [];
  let ids = 0;
  const asked = server.answers('GET /api/events', () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const write = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
    opened.push({
      tell: (event, data) => write(`event: ${event}\nid: ${++ids}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => void writer.close().catch(() => undefined),
    });
    return readable;
  });
  return { asked, opened };
}

function Tab() {
  const client = useQueryClient();
  const project = useApiRead(projectRead(PROJECT.id));
  const notifications = useApiRead(notificationsRead());
  useEffect(() => followEvents({ userId, client, signal: leaving.signal }), [client]);
  return <p>{project.data && notifications.data ? project.data.project.name : 'Reading'}</p>;
}

function Browser() {
  const [tabs, setTabs] = useState(1);
  return (
    <>
      <button onClick={() => setTabs(tabs + 1)}>Open a tab</button>
      {Array.from({ length: tabs }, (_, tab) => (
        <QueryProvider key={tab}>
          <Tab />
        </QueryProvider>
      ))}
    </>
  );
}

/** A tab that shows a project and notifications; returns what is read. */
async function show() {
  const projects = server.answers('GET /api/projects/project', { project: PROJECT });
  const notifications = server.answers('GET /api/notifications', examples['GET /api/notifications'].reply);
  const { person } = await renderPage(<Browser />, { path: '/', as: 'freelancer', texts: {} });
  expect(await screen.findByText(PROJECT.name)).toBeVisible();
  const openTab = () => person.click(screen.getByRole('button', { name: 'Open a tab' }));
  return { projects, notifications, openTab };
}

const changed = (kind: EventKind, id: string | null = null): Change => ({ kind, id });

test('a change of a kind that this page does not know is ignored; those beside it are not', async () => {
  const { opened } = streams();
  const { notifications } = await show();
  await waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.tell('changes', [changed('newer' as EventKind), changed('notification')]);
  await waitFor(() => expect(notifications).toHaveLength(2));
});

test('a change refetches the reads that show it, and no others', async () => {
  const { opened } = streams();
  const { projects, notifications } = await show();
  await waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.tell('changes', [changed('project', OTHER), changed('notification')]);
  await waitFor(() => expect(notifications).toHaveLength(2));
  expect(projects).toHaveLength(1);
  opened[0]?.tell('changes', [changed('project', PROJECT.id)]);
  await waitFor(() => expect(projects).toHaveLength(2));
  expect(notifications).toHaveLength(2);
});

test('a reset refetches everything', async () => {
  const { opened } = streams();
  const { projects, notifications } = await show();
  await waitFor(() => expect(opened).toHaveLength(1));
  opened[0]?.tell('reset', []);
  await waitFor(() => expect(projects).toHaveLength(2));
  await waitFor(() => expect(notifications).toHaveLength(2));
});

test('everything is refetched after the first stream was refused, since changes before the next one are unknown', async () => {
  const refused = server.answers('GET /api/events', refuse('serverError'));
  const { projects } = await show();
  await waitFor(() => expect(refused).toHaveLength(1));
  const { opened } = streams();
  await waitFor(() => expect(opened).toHaveLength(1), { timeout: 20_000 });
  opened[0]?.tell('changes', []);
  await waitFor(() => expect(projects).toHaveLength(2));
});

test('a later tab that could not catch up refetches everything with the next event', async () => {
  const { opened } = streams();
  const { projects, openTab } = await show();
  await waitFor(() => expect(opened).toHaveLength(1));
  const refused = server.answers('GET /api/events', refuse('tooManyRequests'));
  await openTab();
  await waitFor(() => expect(refused).toHaveLength(1));
  const before = projects.length;
  await waitFor(() => {
    opened[0]?.tell('changes', []);
    expect(projects.length).toBeGreaterThan(before);
  });
});

test('a stream that ends is reopened after the last event', async () => {
  const { opened, asked } = streams();
  await show();
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(asked[0]?.headers.get('last-event-id')).toBeNull();
  opened[0]?.tell('changes', []);
  opened[0]?.end();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.headers.get('last-event-id')).toBe('1');
});

test('tabs share a stream; a later tab first catches up', async () => {
  const { opened, asked } = streams();
  const { notifications, openTab } = await show();
  await waitFor(() => expect(opened).toHaveLength(1));
  await openTab();
  await waitFor(() => expect(notifications).toHaveLength(2));
  await waitFor(() => expect(opened).toHaveLength(2));
  opened[1]?.tell('changes', [changed('notification')]);
  await waitFor(() => expect(notifications).toHaveLength(3));
  server.answers('GET /api/projects/project', { project: { ...PROJECT, name: 'A new name' } });
  opened[0]?.tell('changes', [changed('project', PROJECT.id)]);
  await waitFor(() => expect(screen.getAllByText('A new name')).toHaveLength(2));
  expect(asked).toHaveLength(2);
});

test('a background tab refetches when it becomes visible', async () => {
  const { opened } = streams();
  const { projects, notifications } = await show();
  await waitFor(() => expect(opened).toHaveLength(1));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  opened[0]?.tell('changes', [changed('project', PROJECT.id)]);
  visibility.mockReturnValue('visible');
  opened[0]?.tell('changes', [changed('notification')]);
  await waitFor(() => expect(notifications).toHaveLength(2));
  visibility.mockRestore();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(projects).toHaveLength(2));
});
