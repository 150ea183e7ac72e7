import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS, projectPath } from '@metier/contract';
import {
  createTestApp,
  mailedSubjects,
  marketplace,
  newPerson,
  type TestPerson,
} from '../../testing/index.ts';
import { agreeToDecision } from '../../testing/projects.ts';
import { rounds } from '../../testing/rounds.ts';

const ROUNDS = rounds(8);

const { app, manager, projectAt } = await marketplace();
let customer: TestPerson;
let freelancer: TestPerson;
let project_id: string;

beforeEach(async () => {
  customer = await newPerson(app, 'customer');
  freelancer = await newPerson(app, 'freelancer');
  project_id = await projectAt('accepted', { customer, freelancer });
});

const write = (person: TestPerson, stars: number, text = `${stars} stars`) =>
  person.send('POST /api/reviews', { body: { project_id, stars, text } });
const read = (person: TestPerson) => person.call('GET /api/reviews/project', { query: { project_id } });
const of = (person: TestPerson, page = 1, reader = manager) =>
  reader.call('GET /api/reviews', { query: { user_id: person.id, page } });
const answer = (person: TestPerson, review_id: string, text = 'Thank you') =>
  person.send('POST /api/reviews/answer', { body: { review_id, text } });
const remove = (review_id: string, reason = 'It names a third person') =>
  manager.send('POST /api/manager/reviews/remove', { body: { review_id, reason } });
const told = async (person: TestPerson) =>
  (await person.call('GET /api/notifications', { query: {} })).notifications
    .filter(({ event }) => event.startsWith('review-'))
    .map(({ event, data, path }) => ({ event, data, path }));
const ratingOf = async ({ id }: TestPerson) =>
  (await customer.call('GET /api/freelancer/profile', { query: { user_id: id } })).profile.rating;
/** A person's review of the project. */
const reviewOf = async (author: TestPerson) => {
  const { reviews } = await read(author);
  const found = reviews.find((review) => review.author.id === author.id);
  if (!found) throw new Error('There is no review');
  return found;
};
const both = async (ofFreelancer = 4, ofCustomer = 5) => {
  await write(customer, ofFreelancer);
  await write(freelancer, ofCustomer);
};
const untilEnd = (seconds = 0) => app.advance(DURATIONS.mutualReview + seconds);

describe('a review of one side', () => {
  test('can be read by its author only, and its stars do not show anywhere', async () => {
    expect(await write(customer, 1, ' Late and loud ')).toMatchObject({ status: 200 });
    const until = new Date(app.clock.now().getTime() + DURATIONS.mutualReview * 1_000).toISOString();
    const own = await read(customer);
    expect(own).toMatchObject({ can_write: false, other_wrote: false });
    expect(own.reviews).toMatchObject([
      { author: { id: customer.id }, stars: 1, text: 'Late and loud', opens_at: own.until, removed: null },
    ]);
    expect(Date.parse(until) - Date.parse(own.until ?? '')).toBeLessThan(60_000);
    expect(await read(freelancer)).toMatchObject({ can_write: true, other_wrote: true, reviews: [] });
    expect(await read(manager)).toMatchObject({ can_write: false, reviews: [] });
    for (const reader of [customer, freelancer, manager])
      expect(await of(freelancer, 1, reader)).toMatchObject({ reviews: [], rating: null, total: 0 });
    expect(await ratingOf(freelancer)).toBeNull();
    expect(await told(freelancer)).toEqual([]);
    expect((await reviewOf(customer)).can_answer).toBe(false);
    const { id } = await reviewOf(customer);
    expect([(await answer(freelancer, id)).error?.code, (await remove(id)).error?.code]).toEqual([
      1005, 1005,
    ]);
  });

  test('opens when the other side writes: both are notified at once, without the texts', async () => {
    await write(customer, 4, 'A fine logo');
    await write(freelancer, 5, 'Clear and quick');
    expect((await read(freelancer)).reviews).toMatchObject([
      { author: { id: customer.id }, stars: 4, opens_at: null, can_answer: true },
      { author: { id: freelancer.id }, stars: 5, opens_at: null, can_answer: false },
    ]);
    const data = { project: 'A logo' };
    const path = projectPath(project_id);
    expect(await told(freelancer)).toEqual([
      { event: 'review-opened', data: { ...data, party: 'Clara Tester' }, path },
    ]);
    expect(await told(customer)).toEqual([
      { event: 'review-opened', data: { ...data, party: 'Felix Tester' }, path },
    ]);
    expect((await mailedSubjects(app, freelancer.email))[0]).toBe('Clara Tester has reviewed you: A logo');
    expect(await of(freelancer)).toMatchObject({
      reviews: [{ stars: 4, text: 'A fine logo', category_id: 20101, answer: null }],
      rating: { average: 4, count: 1 },
      distribution: [0, 0, 0, 1, 0],
    });
    expect(await ratingOf(freelancer)).toEqual({ average: 4, count: 1 });
    expect((await of(customer)).rating).toEqual({ average: 5, count: 1 });
  });

  test('opens alone after 14 days: its subject is notified once, and the other side is too late', async () => {
    await write(customer, 2);
    await untilEnd(-60);
    expect(await told(freelancer)).toEqual([]);
    await app.advance(120);
    expect(await told(freelancer)).toMatchObject([
      { event: 'review-opened', data: { party: 'Clara Tester' } },
    ]);
    expect(await told(customer)).toEqual([]);
    expect(await ratingOf(freelancer)).toEqual({ average: 2, count: 1 });
    expect(await read(freelancer)).toMatchObject({
      can_write: false,
      other_wrote: false,
      reviews: [{ stars: 2 }],
    });
    expect((await write(freelancer, 1)).error).toMatchObject({ code: 1006, details: { review: 'too_late' } });
    await untilEnd();
    expect(await told(freelancer)).toHaveLength(1);
  });

  test('causes no second notification when the period ends after both have written', async () => {
    await both();
    await untilEnd(60);
    expect(await told(freelancer)).toHaveLength(1);
    expect(await ratingOf(freelancer)).toEqual({ average: 4, count: 1 });
  });
});

describe('who may write', () => {
  test('each side once', async () => {
    await write(customer, 4);
    expect((await write(customer, 1)).error).toMatchObject({ code: 1006, details: { review: 'written' } });
    expect((await reviewOf(customer)).stars).toBe(4);
  });

  test('nobody before the completion', async () => {
    project_id = await projectAt('delivered', { customer, freelancer });
    expect(await read(customer)).toEqual({ until: null, can_write: false, other_wrote: false, reviews: [] });
    expect((await write(customer, 4)).error).toMatchObject({ details: { review: 'not_completed' } });
  });

  test('both sides after a split that paid something, nobody after one that paid nothing', async () => {
    const settle = async (freelancer_share: number) => {
      project_id = await projectAt('disputed', { customer, freelancer });
      const body = { project_id, freelancer_share, reason: 'Half of it' };
      await manager.call('POST /api/manager/cases/resolve', { body });
      await agreeToDecision({ customer, freelancer, project_id });
      return (await write(freelancer, 3)).error?.details;
    };
    expect(await settle(1_000)).toBeUndefined();
    expect(await settle(0)).toEqual({ review: 'not_completed' });
  });

  test('nobody else', async () => {
    for (const role of ['customer', 'freelancer'] as const) {
      const stranger = await newPerson(app, role);
      expect((await write(stranger, 1)).error?.code).toBe(1005);
      const seen = await stranger.send('GET /api/reviews/project', { query: { project_id } });
      expect(seen.error?.code).toBe(1005);
    }
    expect((await write(manager, 1)).error?.code).toBe(1002);
  });

  test.each([
    [{ stars: 0 }, { stars: 'tooSmall' }],
    [{ stars: 6 }, { stars: 'tooLarge' }],
    [{ stars: 4.5 }, { stars: 'type' }],
    [{ text: '  ' }, { text: 'required' }],
    [{ text: 'x'.repeat(2_001) }, { text: 'tooLong' }],
  ])('not %j', async (change, details) => {
    const body = { project_id, stars: 5, text: 'Good', ...change };
    const refused = await customer.send('POST /api/reviews', { body });
    expect(refused.error).toMatchObject({ code: 1000, details });
  });
});

test('both sides write concurrently in two processes: both reviews open, each notified and counted once', async () => {
  const second = await createTestApp({ beside: app });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      project_id = await projectAt('accepted', { customer, freelancer });
      const elsewhere = await freelancer.token();
      const body = { project_id, stars: 5, text: 'Good' };
      const [one, other] = await Promise.all([
        write(customer, 5),
        second.server.inject({
          method: 'POST',
          url: '/api/reviews',
          headers: { authorization: `Bearer ${elsewhere}` },
          payload: body,
        }),
      ]);
      expect([one.status, other.statusCode]).toEqual([200, 200]);
      expect((await read(customer)).reviews.map(({ opens_at }) => opens_at)).toEqual([null, null]);
    }
    expect(await ratingOf(freelancer)).toEqual({ average: 5, count: ROUNDS });
    expect(await of(freelancer)).toMatchObject({ total: ROUNDS });
    const { openings } = await app.db
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('openings'))
      .where('event', '=', 'review-opened')
      .where('user_id', 'in', [customer.id, freelancer.id])
      .executeTakeFirstOrThrow();
    expect(openings).toBe(2 * ROUNDS);
  } finally {
    await second.close();
  }
});

describe('an answer', () => {
  test('is written by the reviewed person, once, and is public; the author is notified', async () => {
    await both();
    const { id } = await reviewOf(customer);
    expect((await answer(customer, id)).error?.code).toBe(1005);
    expect((await answer(freelancer, id, ' Thank you ')).status).toBe(200);
    expect((await answer(freelancer, id, 'Once more')).error).toMatchObject({
      code: 1006,
      details: { review: 'answered' },
    });
    expect((await of(freelancer)).reviews[0]?.answer).toMatchObject({ text: 'Thank you' });
    expect(await told(customer)).toMatchObject([
      { event: 'review-answered', data: { party: 'Felix Tester' } },
      { event: 'review-opened' },
    ]);
  });
});

describe('a review that a manager takes down', () => {
  test('is not counted; only its author can read it, with the reason', async () => {
    await both(1, 5);
    const { id } = await reviewOf(customer);
    await answer(freelancer, id);
    expect((await remove(id, ' It names a third person ')).status).toBe(200);
    expect(await reviewOf(customer)).toMatchObject({
      stars: 1,
      removed: { reason: 'It names a third person' },
    });
    const shown = (await read(freelancer)).reviews.map(({ author }) => author.id);
    expect(shown).toEqual([freelancer.id]);
    expect((await read(manager)).reviews).toHaveLength(2);
    expect(await of(freelancer)).toMatchObject({ reviews: [], rating: null, total: 0 });
    expect(await ratingOf(freelancer)).toBeNull();
    expect((await told(customer))[0]).toEqual({
      event: 'review-removed',
      data: { project: 'A logo' },
      path: projectPath(project_id),
    });
    const [letter] = await app.mailbox(customer.email);
    expect(letter?.text).toContain('It names a third person');
    expect(letter?.text).toContain('/app/help');
    expect((await answer(freelancer, id)).error?.code).toBe(1005);
    expect((await remove(id)).error).toMatchObject({ code: 1006, details: { review: 'removed' } });
    expect((await write(customer, 5)).error).toMatchObject({ details: { review: 'written' } });
  });

  test('can be objected to once, by its author', async () => {
    await both(1, 5);
    const { id } = await reviewOf(customer);
    const object = (who: TestPerson) =>
      who.send('POST /api/support/request', {
        body: { name: 'Objection', description: 'It names nobody', review_id: id },
      });
    expect((await object(customer)).error?.code).toBe(1005);
    await remove(id);
    expect(await reviewOf(customer)).toMatchObject({ removed: { objected: false } });
    expect((await object(freelancer)).error?.code).toBe(1005);
    const answers = await Promise.all([object(customer), object(customer)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await object(customer)).error).toMatchObject({ code: 1006, details: { support: 'objected' } });
    expect(await reviewOf(customer)).toMatchObject({ removed: { objected: true } });
    const { total } = await customer.call('GET /api/support/requests', { query: {} });
    expect(total).toBe(1);
    const { requests } = await manager.call('GET /api/manager/support', { query: { user_id: customer.id } });
    expect(requests).toMatchObject([{ project: { id: project_id } }]);
  });

  test('is mailed to its author even if the mails about reviews are off', async () => {
    await customer.call('POST /api/notifications/preferences', { body: { kind: 'reviews', mail: 'off' } });
    await both();
    expect((await mailedSubjects(app, customer.email))[0]).not.toContain('reviewed');
    await remove((await reviewOf(customer)).id);
    expect((await mailedSubjects(app, customer.email))[0]).toBe('Your review was taken down: A logo');
  });

  test('is never counted if its opening was not notified yet', async () => {
    await write(customer, 1);
    await app.db
      .updateTable('reviews')
      .set({ opens_at: app.clock.now() })
      .where('project_id', '=', project_id)
      .execute();
    expect((await remove((await reviewOf(customer)).id)).status).toBe(200);
    await untilEnd(60);
    expect(await ratingOf(freelancer)).toBeNull();
    expect(await told(freelancer)).toEqual([]);
  });
});

test('the list of a person has pages, latest first, with the figures of all, also of one number of stars', async () => {
  for (let count = 0; count < 12; count += 1) {
    project_id = await projectAt('accepted', { customer, freelancer });
    await both(count < 6 ? 4 : 5);
    await app.advance(60);
  }
  const [first, second] = [await of(freelancer), await of(freelancer, 2)];
  expect([first.reviews.length, second.reviews.length, first.total]).toEqual([10, 2, 12]);
  expect(second).toMatchObject({ rating: { average: 4.5, count: 12 }, distribution: [0, 0, 0, 6, 6] });
  const times = [...first.reviews, ...second.reviews].map(({ written_at }) => written_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await of(freelancer, 3)).reviews).toEqual([]);

  const fives = await manager.call('GET /api/reviews', { query: { user_id: freelancer.id, stars: 5 } });
  expect(fives).toMatchObject({
    total: 6,
    pages: 1,
    rating: second.rating,
    distribution: second.distribution,
  });
  expect(fives.reviews.map(({ stars }) => stars)).toEqual(Array(6).fill(5));
  const ones = await manager.call('GET /api/reviews', { query: { user_id: freelancer.id, stars: 1 } });
  expect(ones).toMatchObject({ reviews: [], total: 0, rating: second.rating });
});

test('reviews stay when a completed project is refunded, and its sides may still write', async () => {
  await write(customer, 2);
  await customer.call('POST /api/customer/refund', { body: { project_id } });
  await freelancer.call('POST /api/freelancer/refund', { body: { project_id, agree: 1 } });
  expect((await write(freelancer, 3)).status).toBe(200);
  expect(await of(freelancer)).toMatchObject({ total: 1 });
});
