import { expect, test } from '@jest/globals';
import { projectRead, read } from '@metier/contract';
import { useState } from 'react';
import { act, fakeServer, refuse, renderPage, screen, waitFor } from '../testing/index.ts';
import { aProject, anOpenProject } from '../marketplace/testing/index.ts';
import { ConfirmDialog } from '../ui/dialogs/index.ts';
import { useApiMutation, useApiRead } from './index.ts';

const server = fakeServer();

function RefundDialog() {
  const [ended, setEnded] = useState('');
  const [closed, setClosed] = useState(false);
  const refund = useApiMutation('POST /api/customer/refund', { success: 'Refunded' });
  return (
    <>
      <output>{ended}</output>
      <ConfirmDialog
        open={!closed}
        title="Take the money back?"
        confirm="Take back"
        busy={refund.isPending}
        onConfirm={() =>
          refund.mutate(
            { body: { project_id: aProject().id } },
            { onSuccess: () => setEnded('Left the page') },
          )
        }
        onClose={() => setClosed(true)}
      >
        All of it.
      </ConfirmDialog>
    </>
  );
}

test('a double click sends once and succeeds once', async () => {
  const sent = server.answers('POST /api/customer/refund', { project: aProject() });
  await renderPage(<RefundDialog />, { path: '/', as: 'customer', texts: {} });
  const confirm = screen.getByRole('button', { name: 'Take back' });
  // Both clicks before React renders again.
  act(() => {
    confirm.click();
    confirm.click();
  });
  expect(await screen.findByText('Left the page')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('two files are two calls', async () => {
  const sent = server.answers('POST /api/users/photo', { photo: null });
  function Photos() {
    const save = useApiMutation('POST /api/users/photo', { success: 'Saved' });
    const send = (content: string) => save.mutate({ body: { photo: new Blob([content]) } });
    return <button onClick={() => ['one', 'two'].forEach(send)}>Save</button>;
  }
  await renderPage(<Photos />, { path: '/', as: 'customer', texts: {} });
  act(() => screen.getByRole('button', { name: 'Save' }).click());
  await waitFor(() => expect(sent).toHaveLength(2));
});

function RefundButton() {
  const project = useApiRead(projectRead(aProject().id));
  const refund = useApiMutation('POST /api/customer/refund', {
    success: 'Refunded',
    invalidates: ['GET /api/projects/project'],
  });
  return (
    <button onClick={() => refund.mutate({ body: { project_id: aProject().id } })}>
      {project.data?.project.status}
    </button>
  );
}

test('a second click before the page shows the result of the first sends nothing', async () => {
  const project = aProject({ status: 'paid' });
  server.answers('GET /api/projects/project', { project });
  const sent = server.answers('POST /api/customer/refund', { project });
  const { person } = await renderPage(<RefundButton />, { path: '/', as: 'customer', texts: {} });
  const button = await screen.findByRole('button', { name: 'paid' });
  const refetched = Promise.withResolvers<{ project: typeof project }>();
  const reads = server.answers('GET /api/projects/project', () => refetched.promise);
  await person.click(button);
  await screen.findByText('Refunded');
  await waitFor(() => expect(reads).toHaveLength(1));
  await person.click(button);
  expect(sent).toHaveLength(1);
  refetched.resolve({ project: { ...project, status: 'refunded' } });
  await person.click(await screen.findByRole('button', { name: 'refunded' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a success closes an earlier error toast', async () => {
  server.answers('POST /api/customer/refund', refuse('serverError'));
  const { person } = await renderPage(<RefundDialog />, { path: '/', as: 'customer', texts: {} });
  await person.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Server error')).toBeVisible();
  server.answers('POST /api/customer/refund', { project: aProject() });
  await person.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Refunded')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Server error')).not.toBeInTheDocument());
});

function CommentButton() {
  const add = useApiMutation('POST /api/projects/project_card/comments', {
    failure: () => 'Error of comments',
  });
  return (
    <button onClick={() => add.mutate({ body: { project_id: aProject().id, text: 'Fine' } })}>Add</button>
  );
}

test.each([
  ['serverError', 'Error of comments'],
  ['sessionEnded', 'Your session has ended. Please sign in again'],
  ['notSignedIn', 'Please sign in again'],
] as const)('after %s the message is: %s', async (error, told) => {
  server.answers('POST /api/projects/project_card/comments', refuse(error));
  const { person } = await renderPage(<CommentButton />, { path: '/', as: 'customer', texts: {} });
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
});

test('a dialog cannot be closed by Esc while its step runs', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.answers('POST /api/customer/refund', async () => {
    await answered;
    return { project: aProject() };
  });
  const { person } = await renderPage(<RefundDialog />, { path: '/', as: 'customer', texts: {} });
  await person.click(screen.getByRole('button', { name: 'Take back' }));
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  answer();
  await screen.findByText('Left the page');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function Response() {
  const open = useApiRead(read('GET /api/freelancers/open_projects', { query: {} }));
  const respond = useApiMutation('POST /api/freelancer/take_project', {
    invalidates: ['GET /api/freelancers/open_projects'],
  });
  return (
    <>
      <output>{open.data?.projects.length}</output>
      <button type="button" onClick={() => respond.mutate({ body: { project_id: aProject().id, take: 1 } })}>
        Respond
      </button>
    </>
  );
}

test.each(['notAllowed', 'notFound', 'stateChanged'] as const)(
  'invalidated reads are refetched after the error %s, which means that the state has changed',
  async (refusal) => {
    const page = { page: 1, pages: 1, total: 1 };
    server.answers('GET /api/freelancers/open_projects', { projects: [anOpenProject()], ...page });
    server.answers('POST /api/freelancer/take_project', refuse(refusal));
    const { person } = await renderPage(<Response />, { path: '/', as: 'freelancer', texts: {} });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'));
    server.answers('GET /api/freelancers/open_projects', { projects: [], ...page, total: 0 });
    await person.click(screen.getByRole('button', { name: 'Respond' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0'));
  },
);
