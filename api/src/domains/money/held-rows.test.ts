import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { sql } from 'kysely';
import { migrate } from '../../platform/db/migrate.ts';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { bookFaults } from '../../testing/book-faults.ts';
import { agreeToDecision, seenBy } from '../../testing/projects.ts';
import { heldRowsMigrations } from './held-rows.migrations.ts';

let freelancer: TestPerson;

const { app, customer, projectAt } = await marketplace();
beforeEach(async () => {
  freelancer = await newPerson(app, 'freelancer');
});

const rowsOf = async (person: TestPerson, figure?: 'held') =>
  (await person.call('GET /api/account/ledger', { query: figure ? { figure } : {} })).rows;
const heldOf = async (person: TestPerson) =>
  (await rowsOf(person, 'held')).map(({ event, amount }) => [event, amount]);
const priceOf = async (id: string) => (await seenBy(customer, id)).budget;
const implement = (project_id: string, status: 0 | 1) =>
  freelancer.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status } });

describe('what is held for a freelancer', () => {
  test('is listed with its end when the project is refunded at once', async () => {
    const id = await projectAt('assigned', { freelancer });
    const price = await priceOf(id);
    expect(await heldOf(freelancer)).toEqual([['assigned', price]]);
    await customer.call('POST /api/customer/refund', { body: { project_id: id } });
    expect(await heldOf(freelancer)).toEqual([
      ['refund_decided', -price],
      ['assigned', price],
    ]);
    expect((await freelancer.call('GET /api/account/funds')).held).toBe(0);
    expect(await rowsOf(freelancer, 'held')).toMatchObject([{ project: { id } }, { project: { id } }]);
  });

  test('decreases when the project is given back, with rows for the former executor', async () => {
    const id = await projectAt('assigned', { freelancer });
    await implement(id, 0);
    const price = await priceOf(id);
    expect(await heldOf(freelancer)).toEqual([
      ['unassigned', -price],
      ['assigned', price],
    ]);
    const next = await newPerson(app, 'freelancer');
    await next.call('POST /api/freelancer/take_project', { body: { project_id: id, take: 1 } });
    await customer.call('POST /api/customer/executor', {
      body: { project_id: id, freelancer_id: next.id },
    });
    expect(await heldOf(next)).toEqual([['assigned', price]]);
    for (const [person, is_theirs] of [
      [freelancer, false],
      [next, true],
    ] as const)
      expect((await rowsOf(person))[0]?.project).toMatchObject({ id, is_theirs });
    expect(await heldOf(freelancer)).toHaveLength(2);
  });

  test('decreases when an unstarted project is taken from the freelancer', async () => {
    const id = await projectAt('assigned', { freelancer });
    await app.advance(DURATIONS.startAfterAssignment);
    expect((await heldOf(freelancer))[0]).toEqual(['unassigned', -(await priceOf(id))]);
  });

  test('becomes pending in one event when the work is accepted', async () => {
    const id = await projectAt('accepted', { freelancer });
    const price = await priceOf(id);
    expect((await rowsOf(freelancer)).map(({ event, figure, amount }) => [event, figure, amount])).toEqual([
      ['accepted', 'held', -price],
      ['accepted', 'pending', price],
      ['assigned', 'held', price],
    ]);
  });
});

test('existing projects get their rows, in chronological order', async () => {
  const manager = await newPerson(app, 'manager');
  const refunded = await projectAt('assigned', { freelancer });
  await customer.call('POST /api/customer/refund', { body: { project_id: refunded } });
  const settled = await projectAt('delivered', { freelancer });
  await customer.call('POST /api/customers/projects/complain', {
    body: { project_id: settled, contacts: 'By mail', text: 'It is not what I ordered' },
  });
  await manager.call('POST /api/manager/cases/resolve', {
    body: { project_id: settled, freelancer_share: 1_000, reason: 'Half of it is there' },
  });
  await agreeToDecision({ customer, freelancer, project_id: settled });
  await projectAt('accepted', { freelancer });
  await projectAt('assigned', { freelancer });
  const shown = async () =>
    (await rowsOf(freelancer)).map(({ event, figure, amount, at }) => [at, figure, event, amount]);
  const before = await shown();
  expect(before).toHaveLength(9);

  await sql`drop table held_rows`.execute(app.db);
  await sql`delete from migrations where name = ${heldRowsMigrations[0]?.name}`.execute(app.db);
  await migrate(app.db, heldRowsMigrations);
  expect(await shown()).toEqual(before);
  expect(await bookFaults(app.db)).toEqual([]);
});
