import { beforeEach, describe, expect, test } from '@jest/globals';
import { OWN_VERIFICATION_PATH, DURATIONS, LIMITS, PATHS, projectPath } from '@metier/contract';
import { transaction } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

let customer: TestPerson;
let felix: TestPerson;

const { app, manager, projectAt } = await marketplace();
/** New people for each test, so that lists contain only its own notifications. */
beforeEach(async () => {
  [customer, felix] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
});

const list = (who: TestPerson, query: { page?: number; unread?: 0 | 1 } = {}) =>
  who.call('GET /api/notifications', { query });
const eventsOf = async (who: TestPerson) => (await list(who)).notifications.map(({ event }) => event);
const mark = (who: TestPerson, body: { ids?: string[]; all?: 0 | 1 }) =>
  who.send('POST /api/notifications/read', { body });
const respond = (who: TestPerson, project_id: string) =>
  who.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
const choose = (project_id: string, { id: freelancer_id }: TestPerson) =>
  customer.call('POST /api/customer/executor', { body: { project_id, freelancer_id } });

describe('an event', () => {
  test('creates a notification for each recipient of its mail, with the data of its text and a link', async () => {
    const id = await projectAt('paid', { customer });
    await app.advance(1);
    await respond(felix, id);
    const { notifications, unread, total } = await list(customer);
    expect(notifications).toMatchObject([
      {
        kind: 'responses',
        event: 'response',
        data: { project: 'A logo', freelancer: 'Felix Tester' },
        path: projectPath(id),
        read_at: null,
      },
      { kind: 'money', event: 'payment-received', data: { project: 'A logo', amount: 7524 } },
    ]);
    expect([unread, total]).toEqual([2, 2]);
    expect(await eventsOf(felix)).toEqual([]);
  });

  test('links to the open projects for a freelancer who has lost the project', async () => {
    const nora = await newPerson(app, 'freelancer', 'Nora');
    const id = await projectAt('paid', { customer });
    await respond(felix, id);
    await respond(nora, id);
    await choose(id, felix);
    expect(await eventsOf(felix)).toEqual(['assigned']);
    expect((await list(nora)).notifications).toMatchObject([
      { event: 'not-chosen', path: PATHS.openProjects },
    ]);
  });

  test('tells a freelancer who responded that the project was closed, as news of the kind that they can turn off', async () => {
    const id = await projectAt('paid', { customer });
    await respond(felix, id);
    await customer.call('POST /api/customer/refund', { body: { project_id: id } });
    expect((await list(felix)).notifications).toMatchObject([
      { kind: 'candidacies', event: 'project-closed', path: PATHS.openProjects },
    ]);
  });

  test('of a timer creates a notification like one of a person', async () => {
    await projectAt('assigned', { customer, freelancer: felix });
    await app.advance(DURATIONS.startAfterAssignment + 1);
    expect((await eventsOf(customer))[0]).toBe('not-started');
    expect(await eventsOf(felix)).toEqual(['unassigned', 'invitation']);
  });

  test('outside of projects creates a notification, too', async () => {
    await customer.call('POST /api/support/request', { body: { name: 'Invoice', description: 'Where?' } });
    const { requests } = await manager.call('GET /api/manager/support', { query: { state: 'open' } });
    for (const { id } of requests)
      await manager.call('POST /api/manager/support', { body: { id, answer: 'On the page.' } });
    const links = { query: {}, body: { links: ['https://felix.example'], contacts: 'mail' } };
    await felix.call('POST /api/freelancers/verification/links', links);
    await manager.call('POST /api/manager/verifications', {
      body: { freelancer_id: felix.id, decision: 'reject', reason: 'The link is dead' },
    });
    expect((await list(customer)).notifications).toMatchObject([
      { event: 'support-answer', data: { theme: 'Invoice' }, path: PATHS.help },
    ]);
    expect((await list(felix)).notifications).toMatchObject([
      { event: 'verification-rejected', data: {}, path: OWN_VERIFICATION_PATH },
    ]);
  });

  test('that is rolled back creates none: notifications belong to the transaction of the event', async () => {
    const id = await projectAt('paid', { customer });
    await respond(felix, id);
    const again = await felix.send('POST /api/freelancer/take_project', {
      body: { project_id: id, take: 1 },
    });
    expect(again.status).toBe(409);
    expect(await eventsOf(customer)).toEqual(['response', 'payment-received']);
  });
});

describe('marked as read', () => {
  /** The customer's notifications, latest first. */
  const three = async () => {
    for (const name of ['Felix', 'Nora']) {
      const id = await projectAt('paid', { customer });
      await app.advance(1);
      if (name === 'Nora') await respond(felix, id);
    }
    return (await list(customer)).notifications.map(({ id }) => id);
  };

  test('are the named ones; the unread count and list are updated', async () => {
    const [latest = '', ...others] = await three();
    expect((await mark(customer, { ids: [latest] })).body).toEqual({ unread: 2 });
    const { notifications, unread, total, counts } = await list(customer, { unread: 1 });
    expect([notifications.map(({ id }) => id), unread, total]).toEqual([others, 2, 2]);
    const all = await list(customer);
    expect([all.unread, all.total]).toEqual([2, 3]);
    for (const known of [counts, all.counts]) expect(known).toEqual({ all: 3, unread: 2 });
    expect(all.notifications[0]?.read_at).toEqual(expect.any(String));
  });

  test('are all, and those read before keep their time', async () => {
    const [latest = ''] = await three();
    await mark(customer, { ids: [latest] });
    const before = (await list(customer)).notifications[0]?.read_at;
    await app.advance(60);
    expect((await mark(customer, { all: 1 })).body).toEqual({ unread: 0 });
    expect((await list(customer)).notifications[0]?.read_at).toBe(before);
    expect((await list(customer, { unread: 1 })).notifications).toEqual([]);
  });

  test('are never those of others', async () => {
    const ids = await three();
    expect((await mark(felix, { ids })).body).toEqual({ unread: 0 });
    expect((await list(customer)).unread).toBe(3);
  });

  test.each([
    [{}, { ids: 'required' }],
    [{ all: 0 }, { ids: 'required' }],
    [{ all: 1, ids: ['3d6c1b7a-90e2-4f7b-a1c4-000000000071'] }, { ids: 'unknown' }],
  ] as const)('must be given in one way: %j is rejected', async (body, details) => {
    expect(await mark(customer, { ...body } as Parameters<typeof mark>[1])).toMatchObject({
      error: { code: 1000, details },
    });
  });
});

/** Inserts notifications as if the events had happened at these moments. */
const keep = (who: TestPerson, rows: readonly { at: Date; project: string }[]) =>
  app.db
    .insertInto('notifications')
    .values(
      rows.map(({ at, project }) => ({
        user_id: who.id,
        event: 'response' as const,
        data: JSON.stringify({ project }),
        path: PATHS.help,
        at,
        read_at: null,
      })),
    )
    .execute();
const shown = async (who: TestPerson, page = 1) =>
  (await list(who, { page })).notifications.map(({ data }) => data.project);

test('the list has pages, latest first', async () => {
  const rows = Array.from({ length: LIMITS.pageSize + 2 }, (_, second) => ({
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    project: String(second),
  }));
  await keep(customer, rows);
  const latestFirst = rows.map(({ project }) => project).toReversed();
  expect([...(await shown(customer)), ...(await shown(customer, 2))]).toEqual(latestFirst);
  expect(await list(customer, { page: 3 })).toMatchObject({
    notifications: [],
    pages: 2,
    total: 12,
    unread: 12,
  });
});

test('the hourly sweep deletes notifications after 180 days', async () => {
  const old = app.clock.now().getTime() - DURATIONS.notification * 1_000;
  await keep(customer, [
    { at: new Date(old - 1), project: 'Too old' },
    { at: new Date(old + 3_600_000), project: 'Kept' },
  ]);
  await transaction(app.db, (trx) => addJob(trx, 'sweep', {}));
  await app.queue.drain();
  expect(await shown(customer)).toEqual(['Kept']);
});

test('notifications are deleted with the account', async () => {
  await keep(customer, [{ at: new Date(), project: 'A logo' }]);
  await app.db.deleteFrom('users').where('id', '=', customer.id).execute();
  const left = await app.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', customer.id)
    .execute();
  expect(left).toEqual([]);
});
