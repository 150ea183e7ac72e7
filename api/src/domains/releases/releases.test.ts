import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import type { Query } from '@metier/contract/operations';
import { createTestApp, marketplace, newPerson } from '../../testing/index.ts';
import { sampleReleaseControl } from '../../testing/sample-release-control.ts';
import type { ReleaseControl, ReleaseOutcome } from './release-control.ts';

const ROLLBACK = examples['POST /api/manager/releases/rollback'].body;
const ABORT = examples['POST /api/manager/releases/abort_canary'].body;
const [CHANGE] = examples['GET /api/manager/releases/history'].reply.changes;

const FAULT = {
  text: 'customer lacks texts in de: title.',
  code: 'texts',
  values: { app: 'customer', language: 'de', keys: 'title' },
} as const;

/** Of a day; the change of that number was made then. */
const hour = (number: number) => `2026-03-01T${String(number).padStart(2, '0')}:00:00.000Z`;

let outcome: ReleaseOutcome;
let asked: unknown[][];
const control: ReleaseControl = {
  ...sampleReleaseControl,
  history: async () =>
    Array.from({ length: 12 }, (_, index) => {
      const number = 12 - index;
      const changed = { ...CHANGE?.apps[0], app: index % 2 === 0 ? 'customer' : 'auth' };
      return { ...CHANGE, number, at: hour(number), apps: [changed] } as never;
    }),
  rollBack: async (...asking) => {
    asked.push(asking);
    return outcome;
  },
  abortCanary: async (...asking) => {
    asked.push(asking);
    return outcome;
  },
};

const { app, manager } = await marketplace({ releases: control });
beforeEach(() => {
  outcome = { kind: 'done' };
  asked = [];
});

const rollBack = (changes: object = {}, headers: Record<string, string> = {}) =>
  manager.send('POST /api/manager/releases/rollback', { body: { ...ROLLBACK, ...changes }, headers });
const abort = () => manager.send('POST /api/manager/releases/abort_canary', { body: ABORT });

describe('a rollback', () => {
  test('names the manager and the reason, and what the manager was shown', async () => {
    expect(await rollBack()).toMatchObject({ status: 200, body: {} });
    const by = `Mona ${manager.last_name} (manager ${manager.id.slice(0, 8)})`;
    const { app: name, live, to, reason } = ROLLBACK;
    const values = { name: `Mona ${manager.last_name}`, id: manager.id.slice(0, 8) };
    const coded = { code: 'manager', values };
    expect(asked).toEqual([[name, { live, to }, { by, why: reason, coded }]]);
  });

  test('based on an outdated state is a conflict, with the current state', async () => {
    const state = { live: 'c52a7d90e1f4', canary: null };
    outcome = { kind: 'changed', ...state };
    expect(await rollBack()).toMatchObject({ status: 409, error: { code: 1006, details: state } });
  });

  test('that the gate refuses returns its faults', async () => {
    outcome = { kind: 'refused', faults: [FAULT] };
    expect(await rollBack()).toMatchObject({
      status: 409,
      error: { code: 1050, details: { faults: [FAULT.text], coded_faults: [FAULT] } },
    });
  });

  test('of an unknown app is refused with notFound', async () => {
    outcome = { kind: 'unknownApp' };
    expect(await rollBack()).toMatchObject({ status: 404, error: { code: 1005 } });
  });

  test.each([
    [{ reason: '' }, { reason: 'required' }],
    [{ reason: ' \n' }, { reason: 'required' }],
    [{ reason: 'x'.repeat(LIMITS.releaseReasonLength + 1) }, { reason: 'tooLong' }],
    [{ app: '__proto__' }, { app: 'format' }],
    [{ app: '../shell' }, { app: 'format' }],
    [{ live: '' }, { live: 'format' }],
    [{ to: '../../registry' }, { to: 'format' }],
  ])('with %j is rejected before the release control is called', async (changes, details) => {
    expect((await rollBack(changes)).error).toMatchObject({ code: 1000, details });
    expect(asked).toEqual([]);
  });

  test('that is sent twice with the same key is done once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect([(await rollBack({}, headers)).status, (await rollBack({}, headers)).status]).toEqual([200, 200]);
    expect(asked).toHaveLength(1);
  });
});

describe('an abort', () => {
  test('names the manager and the reason, and the canary that the manager was shown', async () => {
    expect((await abort()).status).toBe(200);
    const by = expect.stringMatching(/^Mona .+ \(manager [\da-f]{8}\)$/);
    const author = expect.objectContaining({ by, why: ABORT.reason });
    expect(asked).toEqual([[ABORT.app, ABORT.canary, author]]);
  });

  test('of another canary is a conflict', async () => {
    outcome = { kind: 'changed', live: '1f0c9a62b7de', canary: null };
    expect(await abort()).toMatchObject({ status: 409, error: { code: 1006, details: { canary: null } } });
  });
});

test('what a manager took back shows on the open pages of all managers; a refusal does not', async () => {
  await app.db.deleteFrom('events').execute();
  const told = async () =>
    await app.db.deleteFrom('events').where('kind', '=', 'release').returning(['role', 'user_id']).execute();
  await rollBack();
  expect(await told()).toEqual([{ role: 'manager', user_id: null }]);
  await abort();
  expect(await told()).toEqual([{ role: 'manager', user_id: null }]);
  outcome = { kind: 'refused', faults: [FAULT] };
  await rollBack();
  expect(await told()).toEqual([]);
});

test('the history comes in pages', async () => {
  const read = (page: number) => manager.call('GET /api/manager/releases/history', { query: { page } });
  const first = await read(1);
  expect(first).toMatchObject({ page: 1, pages: 2, total: 12 });
  const numbers = [...first.changes, ...(await read(2)).changes].map(({ number }) => number);
  expect(numbers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('the history is that of an app, or before a moment', async () => {
  const numbers = async (query: Query<'GET /api/manager/releases/history'>) =>
    (await manager.call('GET /api/manager/releases/history', { query })).changes.map(({ number }) => number);
  expect(await numbers({ app: 'auth' })).toEqual([11, 9, 7, 5, 3, 1]);
  expect(await numbers({ before: hour(3) })).toEqual([2, 1]);
  expect(await numbers({ app: 'auth', before: hour(3) })).toEqual([1]);
  expect(await numbers({ app: 'shell' })).toEqual([]);
  const refused = await manager.send('GET /api/manager/releases/history', { query: { before: 'noon' } });
  expect(refused.error).toMatchObject({ code: 1000, details: { before: 'format' } });
});

test('only managers can read or change releases', async () => {
  const customer = await newPerson(app, 'customer');
  const refused = await customer.send('POST /api/manager/releases/rollback', { body: ROLLBACK });
  expect(refused).toMatchObject({ status: 403, error: { code: 1002 } });
  expect((await customer.send('GET /api/manager/releases')).error?.code).toBe(1002);
  expect(asked).toEqual([]);
});

test('an API without releases returns releasesUnavailable for every call', async () => {
  const alone = await createTestApp({ releases: null, beside: app });
  const someone = await newPerson(alone, 'manager');
  const refused = { status: 404, error: { code: 1051 } };
  expect(await someone.send('GET /api/manager/releases')).toMatchObject(refused);
  expect(await someone.send('GET /api/manager/releases/history', { query: {} })).toMatchObject(refused);
  const changes = [
    someone.send('POST /api/manager/releases/rollback', { body: ROLLBACK }),
    someone.send('POST /api/manager/releases/abort_canary', { body: ABORT }),
  ];
  for (const answer of changes) expect(await answer).toMatchObject(refused);
  await alone.close();
});
