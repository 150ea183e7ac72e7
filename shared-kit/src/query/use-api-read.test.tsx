import { expect, jest, test } from '@jest/globals';
import { projectRead, read } from '@metier/contract';
import { useState } from 'react';
import { act, comeBackLater, fakeServer, refuse, renderPage, screen, waitFor } from '../testing/index.ts';
import { aProject } from '../marketplace/testing/index.ts';
import { useApiRead, useStaleReads } from './index.ts';
import { RECOVERY_MS } from './use-recovery.ts';

const server = fakeServer();

/** A page with a form that depends on a read. */
function Page() {
  const { isPending, error, data, refetch } = useApiRead(projectRead(aProject().id));
  const [reads, setReads] = useState(0);
  const stale = useStaleReads();
  const refetchAll = () => void refetch().then(() => setReads(reads + 1));
  return (
    <>
      <button onClick={refetchAll}>Refetch</button>
      <output>{`${reads} times`}</output>
      {stale && <button onClick={() => void stale.retry()}>{`Since ${stale.since.toISOString()}`}</button>}
      {error && <p role="alert">{error.name}</p>}
      {isPending && <p>Waiting</p>}
      {!error && data && <input aria-label={data.project.status} />}
    </>
  );
}
const show = () => renderPage(<Page />, { path: '/', as: 'customer', texts: {} });

test('typed text stays when a refetch fails', async () => {
  server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
  const { person } = await show();
  await person.type(await screen.findByLabelText('paid'), 'Half a text');
  server.answers('GET /api/projects/project', refuse('serverError'));
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  await screen.findByText('1 times');
  expect(screen.getByLabelText('paid')).toHaveValue('Half a text');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.answers('GET /api/projects/project', { project: aProject({ status: 'progress' }) });
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByLabelText('progress')).toHaveValue('Half a text');
});

test('a first read that fails shows an error until it succeeds', async () => {
  server.answers('GET /api/projects/project', refuse('serverError'));
  const { person } = await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('serverError');
  server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByLabelText('paid')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failed read is retried automatically, and its error stays until it succeeds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const sent = server.answers('GET /api/projects/project', refuse('serverError'));
    await show();
    const told = await screen.findByRole('alert');
    const tries = sent.length;
    await act(() => jest.advanceTimersByTimeAsync(RECOVERY_MS));
    await waitFor(() => expect(sent).toHaveLength(tries + 1));
    expect(screen.getByRole('alert')).toBe(told);
    server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
    await act(() => jest.advanceTimersByTimeAsync(RECOVERY_MS));
    expect(await screen.findByLabelText('paid')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test.each(['notFound', 'notAllowed'] as const)(
  'after the error %s the previous data is hidden',
  async (error) => {
    server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
    const { person } = await show();
    await screen.findByLabelText('paid');
    const sent = server.answers('GET /api/projects/project', refuse(error));
    await person.click(screen.getByRole('button', { name: 'Refetch' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    expect(screen.queryByLabelText('paid')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Since/ })).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  },
);

test('a single failure is not shown', async () => {
  server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
  const { person } = await show();
  await screen.findByLabelText('paid');
  let tries = 0;
  server.answers('GET /api/projects/project', () => {
    tries += 1;
    return tries === 1 ? refuse('serverError') : { project: aProject({ status: 'progress' }) };
  });
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByLabelText('progress')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Since/ })).not.toBeInTheDocument();
  expect(tries).toBe(2);
});

test('repeated failures show the time of the displayed data, until a retry succeeds', async () => {
  const before = Date.now();
  server.answers('GET /api/projects/project', { project: aProject({ status: 'paid' }) });
  const { person } = await show();
  await person.type(await screen.findByLabelText('paid'), 'Half a text');
  const wasRead = Date.now();
  server.answers('GET /api/projects/project', refuse('serverError'));
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  const retry = await screen.findByRole('button', { name: /^Since/ });
  const since = Date.parse(retry.textContent.slice('Since '.length));
  expect(since).toBeGreaterThanOrEqual(before - 1_000);
  expect(since).toBeLessThanOrEqual(wasRead);
  expect(screen.getByLabelText('paid')).toHaveValue('Half a text');
  server.answers('GET /api/projects/project', { project: aProject({ status: 'progress' }) });
  await person.click(retry);
  expect(await screen.findByLabelText('progress')).toHaveValue('Half a text');
  expect(screen.queryByRole('button', { name: /^Since/ })).not.toBeInTheDocument();
});

test('the focus of a window refetches, also if it was visible all the time; a return to a tab fires both events and refetches once', async () => {
  const answer = (status: 'paid' | 'progress' | 'completed') =>
    server.answers('GET /api/projects/project', { project: aProject({ status }) });
  answer('paid');
  const { person } = await show();
  await screen.findByLabelText('paid');
  answer('progress');
  comeBackLater('focus');
  await screen.findByLabelText('progress');
  const sent = answer('completed');
  comeBackLater('visibilitychange');
  await screen.findByLabelText('completed');
  act(() => void window.dispatchEvent(new Event('focus')));
  await person.click(screen.getByRole('button', { name: 'Refetch' }));
  await screen.findByText('1 times');
  expect(sent).toHaveLength(2);
});

function Funds() {
  const { data } = useApiRead(read('GET /api/account/funds'), { refetchEvery: 10 });
  return <output>{data?.funds}</output>;
}

test('a read without input is polled like any other', async () => {
  const funds = (cents: number) => ({ funds: cents, pending: 0, held: 0, in_payout: 0, next_clearing: null });
  const sent = server.answers('GET /api/account/funds', funds(6000));
  await renderPage(<Funds />, { path: '/', as: 'freelancer', texts: {} });
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  server.answers('GET /api/account/funds', funds(7000));
  expect(await screen.findByText('7000')).toBeVisible();
});

// Each of these must not compile: if one does, its `@ts-expect-error` becomes a type error.
const useWrong = () => [
  // @ts-expect-error - without a query that is required
  useApiRead(['GET /api/projects/project']),
  // @ts-expect-error - a query without its required field
  useApiRead(['GET /api/projects/project', { query: {} }]),
  // @ts-expect-error - a call that changes something
  useApiRead(['POST /api/customer/pay']),
  // @ts-expect-error - an option of another call's answer
  useApiRead(projectRead('7'), { refetchEvery: ({ projects }) => projects.length }),
];

test('the compiler rejects reads that the contract does not define', () => {
  expect(useWrong).toBeInstanceOf(Function);
});
