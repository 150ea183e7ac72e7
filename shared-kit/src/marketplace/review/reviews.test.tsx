import { beforeEach, expect, test } from '@jest/globals';
import { freelancerPath, projectPath } from '@metier/contract';
import {
  aUser,
  comeBackLater,
  fakeServer,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '../../testing/index.ts';
import { aProject, CUSTOMER, FREELANCER } from '../testing/index.ts';
import type { ProjectReview } from '@metier/contract/schemas/review';
import { ProjectReviews, ReviewsPanel } from './index.ts';

const server = fakeServer();
const UNTIL = '2026-03-01T09:00:00Z';
const completed = aProject({ status: 'completed', freelancer: FREELANCER });

const WRITTEN = {
  id: '5b8f1c7e-2a4d-4e6f-9b3a-7c1d0e2f4a68',
  author: CUSTOMER,
  stars: 4,
  text: 'A fine logo',
  written_at: '2026-02-20T09:00:00Z',
  answer: null,
};
const aReview = (over: Partial<ProjectReview> = {}): ProjectReview => ({
  ...WRITTEN,
  opens_at: null,
  removed: null,
  can_answer: false,
  ...over,
});
const BEFORE = { until: UNTIL, can_write: true, other_wrote: false, reviews: [] as ProjectReview[] };
const AFTER = { ...BEFORE, can_write: false };
const has = (reviews: typeof BEFORE) => server.answers('GET /api/reviews/project', reviews);
const show = (as: 'customer' | 'freelancer' | 'manager' = 'customer', project = completed) =>
  renderPage(<ProjectReviews project={project} />, {
    path: projectPath(project.id),
    as: as === 'freelancer' ? aUser({ id: FREELANCER.id, role: 'freelancer' }) : as,
    texts: {},
  });
const region = async () => within(await screen.findByRole('region', { name: 'Reviews' }));

beforeEach(() => sessionStorage.clear());

test('a sent review is shown sealed, with the condition that makes it visible', async () => {
  has(BEFORE);
  const { person } = await show();
  const panel = await region();
  expect(await panel.findByText(/^How was working with Jonas Falk\?/)).toBeVisible();
  const sent = server.answers('POST /api/reviews', () => {
    has({ ...AFTER, reviews: [aReview({ opens_at: UNTIL })] });
    return {};
  });
  await person.click(panel.getByRole('button', { name: 'Send review' }));
  const stars = panel.getByRole('radiogroup', { name: 'How many stars?' });
  const first = within(stars).getByRole('radio', { name: '1 star' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription('This field is required');
  expect(sent).toHaveLength(0);
  await person.click(within(stars).getByRole('radio', { name: '4 stars' }));
  await person.type(panel.getByLabelText('What was good, what was not?'), ' A fine logo ');
  await person.click(panel.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Your review is sent and sealed')).toBeVisible();
  expect(sent[0]?.body).toEqual({ project_id: completed.id, stars: 4, text: 'A fine logo' });
  expect(
    await panel.findByText(/^Sealed: only you can read it\. It becomes visible when Jonas Falk/),
  ).toBeVisible();
  expect(panel.getByRole('img', { name: '4 stars' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Send review' })).toBeNull();
});

test('the text stays when it was sent too late', async () => {
  has(BEFORE);
  const { person } = await show();
  const panel = await region();
  server.answers('POST /api/reviews', refuse('stateChanged', { review: 'too_late' }));
  await person.click(await panel.findByRole('radio', { name: '5 stars' }));
  await person.type(panel.getByLabelText('What was good, what was not?'), 'Good');
  await person.click(panel.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('The time to review is over')).toBeVisible();
  expect(panel.getByLabelText('What was good, what was not?')).toHaveValue('Good');
});

test('says that the other side has written, and that both become visible', async () => {
  has({ ...BEFORE, other_wrote: true });
  await show('freelancer');
  expect(await screen.findByText(/^Ada Kern has already written/)).toBeVisible();
});

test('the reviewed person answers once', async () => {
  has({ ...AFTER, reviews: [aReview({ can_answer: true })] });
  const { person } = await show('freelancer');
  const sent = server.answers('POST /api/reviews/answer', () => {
    has({ ...AFTER, reviews: [aReview({ answer: { text: 'Thank you', at: UNTIL } })] });
    return {};
  });
  await person.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer this review' }));
  await person.type(dialog.getByLabelText('Your answer'), 'Thank you');
  await person.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(await screen.findByText('Answer from Jonas Falk')).toBeVisible();
  expect(sent[0]?.body).toEqual({ review_id: WRITTEN.id, text: 'Thank you' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull());
});

test.each([
  ['taken down', [], /the review has been taken down/],
  ['answered in another tab', [aReview({ answer: { text: 'Thanks', at: UNTIL } })], /already answered/],
] as const)('the open answer to a review that was %s says so, and keeps its text', async (_, now, said) => {
  has({ ...AFTER, reviews: [aReview({ can_answer: true })] });
  const { person } = await show('freelancer');
  await person.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer this review' }));
  await person.type(dialog.getByLabelText('Your answer'), 'Thank you');
  has({ ...AFTER, reviews: [...now] });
  comeBackLater();
  expect(await dialog.findByRole('alert')).toHaveTextContent(said);
  expect(dialog.getByLabelText('Your answer')).toHaveValue('Thank you');
  expect(dialog.getByRole('button', { name: 'Publish answer' })).toBeDisabled();
});

test('the author of a removed review reads the reason, and how to object', async () => {
  has({
    ...AFTER,
    reviews: [aReview({ removed: { reason: 'It names a third person.', at: UNTIL, objected: false } })],
  });
  await show();
  expect(await screen.findByText(/It names a third person\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /^object once/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/app\/help\?theme=Objection.+&review=/),
  );
});

test('once objected to, it says so instead', async () => {
  has({ ...AFTER, reviews: [aReview({ removed: { reason: 'It is rude.', at: UNTIL, objected: true } })] });
  await show();
  expect(await screen.findByText(/You have objected; support will answer\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^object once/ })).not.toBeInTheDocument();
});

test('without reviews nothing is shown once the time to write is over', async () => {
  const asked = has(AFTER);
  await show();
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull());
});

test('a refunded project that was never completed has no reviews', async () => {
  const asked = has({ ...AFTER, until: null as unknown as string });
  await show('customer', aProject({ status: 'refunded', freelancer: FREELANCER }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
});

test('the reviews of a person: figures, service, author, answer, pages', async () => {
  const asked = server.answers('GET /api/reviews', {
    reviews: [{ ...WRITTEN, category_id: 20101, answer: { text: 'Thank you', at: UNTIL } }],
    rating: { average: 4.25, count: 12 },
    distribution: [0, 0, 1, 7, 4],
    page: 1,
    pages: 2,
    total: 12,
  });
  const { person } = await renderPage(<ReviewsPanel person={FREELANCER} />, {
    path: freelancerPath(FREELANCER.id),
    as: 'customer',
    texts: {},
  });
  const panel = await region();
  expect(await panel.findByText('4.3')).toBeVisible();
  expect(panel.getByText('12 reviews')).toBeVisible();
  const [five, four] = panel.getAllByRole('listitem');
  expect([five?.textContent, four?.textContent]).toEqual([
    expect.stringMatching(/4$/),
    expect.stringMatching(/7$/),
  ]);
  expect(panel.getByRole('link', { name: 'Ada Kern' })).toHaveAttribute(
    'href',
    `/app/profile/${CUSTOMER.id}`,
  );
  expect(panel.getByText(/about “Logo”/)).toBeVisible();
  expect(panel.getByText('Answer from Jonas Falk')).toBeVisible();
  await person.click(panel.getByRole('button', { name: /page 2/i }));
  await waitFor(() => expect(asked.at(-1)?.query.get('page')).toBe('2'));

  await person.click(panel.getByRole('button', { name: '4 stars 7' }));
  await waitFor(() => expect(asked.at(-1)?.query.toString()).toMatch(/stars=4&page=1$/));
  expect(panel.getByRole('button', { name: '4 stars 7' })).toHaveAttribute('aria-pressed', 'true');
  expect(panel.getByRole('button', { name: '1 star 0' })).toBeDisabled();
  await person.click(panel.getByRole('button', { name: 'Remove filter Reviews: 4 stars' }));
  expect(panel.getByRole('button', { name: '4 stars 7' })).toHaveAttribute('aria-pressed', 'false');
  expect(panel.getByRole('button', { name: '5 stars 4' })).toHaveFocus();
});

test('without a review of the chosen stars the panel says so and keeps the figures', async () => {
  server.answers('GET /api/reviews', {
    reviews: [],
    rating: { average: 4.25, count: 12 },
    distribution: [0, 0, 1, 7, 4],
    page: 1,
    pages: 1,
    total: 0,
  });
  await renderPage(<ReviewsPanel person={FREELANCER} />, {
    path: `${freelancerPath(FREELANCER.id)}?stars=1`,
    as: 'customer',
    texts: {},
  });
  const panel = await region();
  expect(await panel.findByText('No review has this number of stars')).toBeVisible();
  expect(panel.getByText('12 reviews')).toBeVisible();
});
