import { expect, test } from '@jest/globals';
import { fakeServer, renderPage, screen } from '../../../testing/index.ts';
import { aProject, FREELANCER } from '../../testing/index.ts';
import { ActivityFeed } from './activity-feed.tsx';

const server = fakeServer();

test('the activity is paged, newest first', async () => {
  server.answers('GET /api/projects/project_card/activity', ({ query }) => {
    const page = Number(query.get('page'));
    const what = page === 1 ? 'delivered' : 'paid';
    const activity = [{ id: what, what, actor: aProject().customer, at: '2026-02-08T09:00:00Z' } as const];
    return { activity, page, pages: 2, total: 11 };
  });
  const { person } = await renderPage(<ActivityFeed project={aProject()} />, {
    path: '/',
    as: 'customer',
    texts: {},
  });
  expect(await screen.findByText('Result delivered')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(screen.queryByText('Result delivered')).toBeNull();
});

test.each([
  ['customer', '€33.33 for the freelancer Jonas Falk'],
  ['freelancer', '3,333 points for you'],
] as const)('a share of the price says to the %s for whom it is, in full', async (role, words) => {
  const entry = { id: 'a', what: 'offer_accepted', actor: FREELANCER, at: '2026-02-08T09:00:00Z' } as const;
  server.answers('GET /api/projects/project_card/activity', {
    activity: [{ ...entry, share: 3_333 }],
    page: 1,
    pages: 1,
    total: 1,
  });
  const project = aProject({ freelancer: FREELANCER });
  await renderPage(<ActivityFeed project={project} />, { path: '/', as: role, texts: {} });
  expect(await screen.findByText(`Offer accepted, case settled: ${words}`)).toBeVisible();
});
