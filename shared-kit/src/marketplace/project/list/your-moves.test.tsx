import { LIMITS, read } from '@metier/contract';
import { expect, test } from '@jest/globals';
import { fakeServer, refuse, renderPage, screen, waitFor, within } from '../../../testing/index.ts';
import { aProjectRow } from '../../testing/index.ts';
import type { ProjectRow } from '../types.ts';
import { YourMoves } from './your-moves.tsx';

const server = fakeServer();
const show = () =>
  renderPage(
    <YourMoves
      read={(page) => read('GET /api/customer/my_projects', { query: { your_move: 1, page } })}
      action={({ status }) => status === 'created' && <button type="button">Pay</button>}
    >
      {(isLoading) => (isLoading ? 'The list to come' : 'The list')}
    </YourMoves>,
    { path: '/app/my-projects', as: 'customer', texts: {} },
  );

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const inReview = (id: string, until: string): ProjectRow =>
  aProjectRow({
    id,
    name: `Logo ${id.slice(-2)}`,
    status: 'checking',
    your_move: 'accept_result',
    next_timer: { what: 'review_over', at: until },
    available_actions: [{ action: 'accept_result', enabled: true, deadline: until }],
  });
const idOf = (number: number) => `0d9a3c52-7e41-4b6f-8a35-1f2e4d6c8b${number + 10}`;
const panel = () => screen.findByRole('region', { name: 'Needs you' });

test('a project that waits says what to do, until when, and what happens otherwise; it leads to its page', async () => {
  const projects = [inReview(idOf(1), hours(12)), aProjectRow({ your_move: 'pay' })];
  const asked = server.answers('GET /api/customer/my_projects', { projects, page: 1, pages: 1, total: 2 });
  await show();
  await screen.findByText('Pay to get started');
  const [review, unpaid] = within(await panel()).getAllByRole('listitem');
  expect(asked.map(({ query }) => query.get('your_move'))).toEqual(['1']);
  expect(review).toHaveTextContent('Accept the work or send it back');
  expect(review).toHaveTextContent('in 12 hours');
  expect(review).toHaveTextContent('the work counts as accepted');
  expect(within(review as HTMLElement).getByRole('link')).toHaveAttribute('href', `/app/projects/${idOf(1)}`);
  expect(unpaid).toHaveTextContent('Pay to get started');
  expect(unpaid).toHaveTextContent('Freelancers see it only once it is paid.');
  expect(within(unpaid as HTMLElement).getByRole('button', { name: 'Pay' })).toBeVisible();
});

test.each([
  ['disputed', null, 'the offer lapses and a manager decides'],
  // The freelancer's silence refunds; the customer's only ends the offer.
  ['refund_requested', 'refund_answer', 'the offer lapses and your refund request goes on'],
  // An agreement to a decision ends with the time to appeal.
  ['decided', 'appeal_over', 'the decision takes effect'],
] as const)('silence about an offer in a case %s: %s, %s', async (stage, what, text) => {
  const deadline = hours(30);
  const offered = aProjectRow({
    status: 'progress',
    case: stage,
    your_move: 'accept_offer',
    next_timer: what && { what, at: hours(50) },
    available_actions: [{ action: 'accept_offer', enabled: true, deadline }],
  });
  server.answers('GET /api/customer/my_projects', { projects: [offered], page: 1, pages: 1, total: 1 });
  await show();
  const row = await within(await panel()).findByRole('listitem');
  expect(row).toHaveTextContent(text);
  expect(row).not.toHaveTextContent('the full amount is refunded');
});

test('the first four are shown, the others on request, and further pages', async () => {
  const rows = Array.from({ length: LIMITS.pageSize }, (_, place) => inReview(idOf(place), hours(48)));
  server.answers('GET /api/customer/my_projects', ({ query }) =>
    query.get('page') === '2'
      ? { projects: [inReview(idOf(30), hours(90))], page: 2, pages: 2, total: 11 }
      : { projects: rows, page: 1, pages: 2, total: 11 },
  );
  const { person } = await show();
  await screen.findByRole('link', { name: 'Logo 10' });
  expect(within(await panel()).getAllByRole('listitem')).toHaveLength(4);
  await person.click(screen.getByRole('button', { name: 'Show 7 more' }));
  expect(within(await panel()).getAllByRole('link', { name: /Logo/ })).toHaveLength(10);
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('link', { name: 'Logo 40' })).toBeVisible();
});

test('without such a project nothing is shown', async () => {
  server.answers('GET /api/customer/my_projects', { projects: [], page: 1, pages: 1, total: 0 });
  await show();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs you' })).not.toBeInTheDocument());
});

test('what is below shows its skeleton and cannot be used until it is known what waits', async () => {
  const known = Promise.withResolvers<void>();
  server.answers('GET /api/customer/my_projects', async () => {
    await known.promise;
    return { projects: [inReview(idOf(1), hours(12))], page: 1, pages: 1, total: 1 };
  });
  await show();
  expect((await screen.findByText('The list to come')).closest('[inert]')).not.toBeNull();
  known.resolve();
  expect((await screen.findByText('The list')).closest('[inert]')).toBeNull();
  expect(screen.getByText('Accept the work or send it back')).toBeVisible();
});

test('a failed read says so and can be repeated', async () => {
  server.answers('GET /api/customer/my_projects', refuse('serverError'));
  const { person } = await show();
  expect(await screen.findByText('The list of what needs you could not be loaded')).toBeVisible();
  server.answers('GET /api/customer/my_projects', {
    projects: [inReview(idOf(1), hours(12))],
    page: 1,
    pages: 1,
    total: 1,
  });
  await person.click(screen.getByRole('button', { name: /again/ }));
  expect(await screen.findByText('Accept the work or send it back')).toBeVisible();
});
