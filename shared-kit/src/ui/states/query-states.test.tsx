import { read } from '@metier/contract';
import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { useApiRead } from '../../query/index.ts';
import { fakeServer, refuse, renderPage, screen, waitFor } from '../../testing/index.ts';
import { Button, QueryStates, Waiting } from '../index.ts';

const server = fakeServer();
const CALL = 'GET /api/freelancers/portfolios';
const WORK = {
  id: '0d9a3c52-7e41-4b6f-8a35-1f2e4d6c8b90',
  freelancer_id: '2b8f7d14-5a0c-4c39-8f11-93d0a4c6e7b2',
  title: 'A logo',
  description: '',
  links: [],
  images: [],
  created_at: '2026-02-07T09:00:00Z',
};

function Works() {
  const [page, turnTo] = useState(1);
  const query = useApiRead(read(CALL, { query: { id: WORK.freelancer_id, page } }), { keepPrevious: true });
  return (
    <>
      <QueryStates
        dimmed
        query={query}
        skeleton="Loading"
        failedTitle="No works"
        empty={({ total }) => total === 0 && 'Nothing yet'}
      >
        {({ portfolios }) => portfolios.map(({ title }) => <p key={title}>{title}</p>)}
      </QueryStates>
      <Button onClick={() => turnTo(2)}>Next</Button>
    </>
  );
}

const show = () => renderPage(<Works />, { path: '/', as: 'customer', texts: {} });

test('shows the skeleton, then the answer; the previous page is busy until the next one has loaded', async () => {
  const waiting = Promise.withResolvers<void>();
  server.answers(CALL, async ({ query }) => {
    if (query.get('page') === '2') await waiting.promise;
    return { portfolios: [{ ...WORK, title: `Page ${query.get('page')}` }], pages: 2, page: 1, total: 2 };
  });
  const { person } = await show();
  expect(screen.getByText('Loading')).toBeVisible();
  const first = await screen.findByText('Page 1');
  expect(first.parentElement).toHaveAttribute('aria-busy', 'false');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByText('Page 1').parentElement).toHaveAttribute('aria-busy', 'true'));
  waiting.resolve();
  expect(await screen.findByText('Page 2')).toBeVisible();
});

test('shows an error with a retry, then the empty state', async () => {
  server.answers(CALL, refuse('notFound'));
  const { person } = await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('No works');
  server.answers(CALL, { portfolios: [], pages: 1, page: 1, total: 0 });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing yet')).toBeVisible();
});

test('no key reaches the controls of a skeleton', async () => {
  await renderPage(
    <Waiting>
      <Button>Sort</Button>
    </Waiting>,
    { path: '/', as: 'customer', texts: {} },
  );
  expect(screen.getByText('Sort').closest('[inert]')).not.toBeNull();
});
