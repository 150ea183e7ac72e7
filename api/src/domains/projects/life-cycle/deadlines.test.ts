import { beforeEach, expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { sql } from 'kysely';
import { migrate } from '../../../platform/db/index.ts';
import { localClient } from '../../../platform/http/index.ts';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { projectsMigrations } from '../projects.migrations.ts';

const DAY = 86_400;
const DAYS = 2;
const IN_TIME = DAYS * DAY - 60;
const TOO_LATE = DAYS * DAY + 60;

const { app, customer, projectAt } = await marketplace();
let freelancer: TestPerson;
beforeEach(async () => {
  freelancer = await newPerson(app, 'freelancer', 'Frida');
});

const started = () => projectAt('started', { freelancer, days: DAYS });
const deliver = (project_id: string) =>
  freelancer.call('POST /api/freelancer/result', { body: { project_id, result: 'Done' } });
const giveBack = (project_id: string) =>
  freelancer.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 0 } });
const askRefund = (project_id: string) =>
  customer.call('POST /api/customer/refund', { body: { project_id } });

/** Starts a project, lets time pass, and does the rest. */
async function after(seconds: number, end?: (project_id: string) => Promise<unknown>): Promise<string> {
  const id = await started();
  await app.advance(seconds);
  await end?.(id);
  return id;
}

const percent = async () =>
  (await customer.call('GET /api/freelancer/profile', { query: { user_id: freelancer.id } })).profile
    .on_time_percent;
const counters = () =>
  app.db
    .selectFrom('freelancer_profiles')
    .select(['user_id', 'deadlines_kept', 'deadlines_missed'])
    .orderBy('user_id')
    .execute();

test('the share is told from the third deadline on, wherever the freelancer is shown', async () => {
  await after(IN_TIME, deliver);
  await projectAt('delivered', { freelancer });
  expect(await percent()).toBeNull();
  const late = await after(TOO_LATE);
  expect(await percent()).toBe(66);
  await deliver(late);
  expect(await percent()).toBe(66);
  await freelancer.call('POST /api/freelancer/profile', {
    body: examples['POST /api/freelancer/profile'].body,
  });
  await freelancer.call('POST /api/freelancers/public_page', { query: { is_public: 1 } });
  const visitor = localClient(app.server);
  const page = await visitor.send('GET /api/public/freelancer', { query: { id: freelancer.id } });
  expect(page.body).toMatchObject({ freelancer: { on_time_percent: 66 } });
  const shown = { id: freelancer.id, on_time_percent: 66 };
  await customer.call('PUT /api/my_freelancers/favorite', {
    query: { freelancer_id: freelancer.id, favorite: 1 },
  });
  const team = await customer.call('GET /api/my_freelancers', { query: { id: customer.id } });
  const found = await customer.call('GET /api/freelancers', { query: { search: 'Frida' } });
  const match = await customer.call('GET /api/customer/match', {
    query: { project_id: await projectAt('paid') },
  });
  expect(team.freelancers).toContainEqual(expect.objectContaining(shown));
  expect(match.freelancers).toContainEqual(expect.objectContaining(shown));
  expect(found.freelancers).toContainEqual(expect.objectContaining(shown));
});

test.each([
  [
    'delivered again after requested changes, past the first due date',
    100,
    async (id: string) => {
      await deliver(id);
      await customer.call('POST /api/customer/acceptance', {
        body: { project_id: id, accept: 0, comment: 'Rounder' },
      });
      await app.advance(3 * DAY + 60);
      await deliver(id);
    },
  ],
  ['given back in time', null, giveBack],
  [
    'a refund asked for in time, and agreed to later',
    null,
    async (id: string) => {
      await askRefund(id);
      await app.advance(2 * DAY);
      await freelancer.call('POST /api/freelancer/refund', { body: { project_id: id, agree: 1 } });
    },
  ],
  [
    'given back too late',
    66,
    async (id: string) => {
      await app.advance(120);
      await giveBack(id);
    },
  ],
  [
    'refunded because nothing came',
    66,
    async (id: string) => {
      await app.advance(2 * DAY);
      await askRefund(id);
    },
  ],
  ['refunded by the clock', 66, () => app.advance(16 * DAY)],
  [
    'a dispute of late work',
    66,
    async (id: string) => {
      await app.advance(120);
      await freelancer.call('POST /api/customers/projects/complain', {
        body: { project_id: id, contacts: 'me@example.com', text: 'I was ill' },
      });
    },
  ],
] as const)('%s: %s %%', async (_, share, end) => {
  await projectAt('delivered', { freelancer });
  await projectAt('delivered', { freelancer });
  await after(IN_TIME, end);
  expect(await percent()).toBe(share);
});

test('earlier projects are counted from their activities', async () => {
  const undone = await projectAt('assigned', { freelancer });
  await deliver(undone);
  const before = await counters();
  expect(before.some(({ deadlines_missed }) => deadlines_missed > 0)).toBe(true);
  await sql`update freelancer_profiles set deadlines_kept = 0, deadlines_missed = 0`.execute(app.db);
  await sql`drop index projects_awaiting_delivery`.execute(app.db);
  await sql`delete from migrations where name = 'projects/0021-deadlines'`.execute(app.db);
  await migrate(app.db, projectsMigrations);
  expect(await counters()).toEqual(before);
});
