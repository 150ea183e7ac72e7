import { expect, test } from '@jest/globals';
import { fakeServer, renderPage, screen } from '../../../testing/index.ts';
import { aProject } from '../../testing/index.ts';
import { ActivityFeed } from './activity-feed.tsx';

const server = fakeServer();

test('the activity is paged, newest first', async () => {
  server.answers('GET /api/projects/project_card/activity', ({ query }) => {
    const page = Number(query.get('page'));
    const what = page === 1 ? 'delivered' : 'paid';
    const activity = [{ id: what, what, actor: aProject().customer, at: '2026-02-08T09:00:00Z' } as const];
    return { activity, page, pages: 2, total: 11 };
  });
  const { person } = await renderPage(<ActivityFeed projectId={aProject().id} />, {
    path: '/',
    as: 'customer',
    texts: {},
  });
  expect(await screen.findByText('Result delivered')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(screen.queryByText('Result delivered')).toBeNull();
});
