import { beforeEach, expect, test } from '@jest/globals';
import { freelancerFinancesPath, freelancerPath } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import { fakeServer, refuse, screen, within } from '@metier/shared-kit/testing';
import { FREELANCER, NO_REVIEWS } from '@metier/shared-kit/marketplace/testing';
import { showToManager } from '../../../testing/show.tsx';
import type { ComponentType } from 'react';
import { Page as FinancesPage } from './freelancer-finances-page.tsx';
import { Page as ProfilePage } from './freelancer-page.tsx';

const server = fakeServer();
const show = (Shown: ComponentType, pathOf: (id: string) => string) =>
  showToManager(<Shown />, pathOf(FREELANCER.id), { route: pathOf(':id') });

beforeEach(() => {
  server.answers('GET /api/reviews', NO_REVIEWS);
  server.answers('GET /api/freelancers/portfolios', { portfolios: [], page: 1, pages: 1, total: 0 });
  server.answers('GET /api/freelancer/profile', {
    profile: {
      ...FREELANCER,
      about_me: 'I draw logos.',
      links: [],
      contacts: '',
      free: true,
      verified: false,
      finished_projects: 0,
      languages: [],
      response_hours: null,
      on_time_percent: null,
      rating: null,
      favorite: false,
      own_team: false,
    },
    category_ids: [],
    services: [],
  });
});

test('a profile links to the finances', async () => {
  await show(ProfilePage, freelancerPath);
  expect(await screen.findByRole('link', { name: 'Finances' })).toHaveAttribute(
    'href',
    freelancerFinancesPath(FREELANCER.id),
  );
});

test('a review is taken down with a required reason', async () => {
  const [review] = examples['GET /api/reviews'].reply.reviews;
  if (!review) throw new Error('The example has one');
  const has = (reviews: (typeof review)[]) =>
    server.answers('GET /api/reviews', { ...NO_REVIEWS, reviews, total: reviews.length });
  has([review]);
  const sent = server.answers('POST /api/manager/reviews/remove', () => {
    has([]);
    return {};
  });
  const { person } = await show(ProfilePage, freelancerPath);
  await person.click(await screen.findByRole('tab', { name: 'Reviews' }));
  await person.click(await screen.findByRole('button', { name: 'Take down the review of Clara Berger' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take down the review of Clara Berger?' }));
  const submit = dialog.getByRole('button', { name: 'Take down' });
  await person.click(submit);
  expect(await dialog.findByText('This field is required')).toBeVisible();
  await person.type(dialog.getByLabelText('Reason'), 'It names a third person.');
  await person.click(submit);
  expect(await screen.findByText('The review is taken down')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { review_id: review.id, reason: 'It names a third person.' },
  ]);
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

test('a review that another manager has taken down stays in the open dialog with the reason typed', async () => {
  const [review] = examples['GET /api/reviews'].reply.reviews;
  if (!review) throw new Error('The example has one');
  server.answers('GET /api/reviews', { ...NO_REVIEWS, reviews: [review], total: 1 });
  const { person } = await show(ProfilePage, freelancerPath);
  await person.click(await screen.findByRole('tab', { name: 'Reviews' }));
  await person.click(await screen.findByRole('button', { name: 'Take down the review of Clara Berger' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take down the review of Clara Berger?' }));
  await person.type(dialog.getByLabelText('Reason'), 'It names a third person.');
  server.answers('GET /api/reviews', NO_REVIEWS);
  server.answers('POST /api/manager/reviews/remove', refuse('stateChanged', { review: 'removed' }));
  await person.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(await dialog.findByText(/the review is no longer in this list/)).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('It names a third person.');
  expect(dialog.getByRole('button', { name: 'Take down' })).toBeDisabled();
});

test("the finances show the freelancer's name", async () => {
  await show(FinancesPage, freelancerFinancesPath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Finances' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Jonas Falk' })).toHaveAttribute(
    'href',
    freelancerPath(FREELANCER.id),
  );
});

test("the finances do not wait for the freelancer's name", async () => {
  server.answers('GET /api/freelancer/profile', () => new Promise<never>(() => undefined));
  await show(FinancesPage, freelancerFinancesPath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Finances' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Jonas Falk' })).not.toBeInTheDocument();
});

test('an unknown freelancer has no finances', async () => {
  server.answers('GET /api/freelancer/profile', refuse('notFound'));
  await show(FinancesPage, freelancerFinancesPath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
