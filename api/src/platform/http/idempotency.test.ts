import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestHarness, type Client, type TestHarness } from '../../testing/index.ts';
import { transaction, type Trx } from '../db/index.ts';
import { AppError } from '../errors/index.ts';
import { addJob } from '../jobs/index.ts';
import { command, route } from './route.ts';

let harness: TestHarness;
let freelancer: Client;
let work: (trx?: Trx) => Promise<{ funds: number }>;
let calls = 0;
beforeAll(async () => {
  harness = await createTestHarness({
    routes: [
      route('POST /api/account/withdrawal', () => work()),
      command('POST /api/freelancer/take_project', async ({ trx }) => {
        await work(trx);
        return {};
      }),
    ],
  });
  freelancer = await harness.actor('freelancer');
});
beforeEach(() => {
  calls = 0;
  work = async () => ({ funds: (calls += 1) });
});
afterAll(() => harness.close());

const withKey = (key: string) => ({ 'idempotency-key': key });
const withdraw = (key: string, funds = 50, who = freelancer) =>
  who.send('POST /api/account/withdrawal', { body: { funds }, headers: withKey(key) });
const take = (key: string) =>
  freelancer.send('POST /api/freelancer/take_project', {
    body: { project_id: PROJECT, take: 1 },
    headers: withKey(key),
  });
const PROJECT = randomUUID();

/** Work that runs until the test ends it. */
function lastingWork() {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  work = async () => {
    begun.resolve();
    await ended.promise;
    return { funds: 1 };
  };
  return { hasBegun: begun.promise, end: ended.resolve };
}

describe('the same key', () => {
  test('returns the first answer again, marked as a replay', async () => {
    const key = randomUUID();
    const [first, second] = [await withdraw(key), await withdraw(key)];
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(calls).toBe(1);
  });

  test('is the same in capitals', async () => {
    const key = randomUUID();
    const [first, second] = [await withdraw(key), await withdraw(key.toUpperCase())];
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(calls).toBe(1);
  });

  test('returns a refusal again', async () => {
    work = async () => {
      calls += 1;
      throw new AppError('insufficientFunds', { available: calls });
    };
    const key = randomUUID();
    const [first, second] = [await withdraw(key), await withdraw(key)];
    expect(first).toMatchObject({ status: 409, error: { code: 1030, details: { available: 1 } } });
    expect([second.status, second.error]).toEqual([first.status, first.error]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  test('with another body is refused', async () => {
    const key = randomUUID();
    await withdraw(key, 50);
    expect(await withdraw(key, 51)).toMatchObject({ status: 422, error: { code: 1013 } });
    expect(await take(key)).toMatchObject({ error: { code: 1013 } });
  });

  test('while the first call still runs is refused', async () => {
    const { hasBegun, end } = lastingWork();
    const key = randomUUID();
    const first = withdraw(key);
    await hasBegun;
    expect(await withdraw(key)).toMatchObject({ status: 409, error: { code: 1006 } });
    end();
    expect((await first).status).toBe(200);
  });

  test('can be used again after an unexpected error', async () => {
    const key = randomUUID();
    const good = work;
    work = async () => {
      throw new Error('broken');
    };
    expect((await withdraw(key)).error?.code).toBe(1099);
    work = good;
    expect(await withdraw(key)).toMatchObject({ status: 200, body: { funds: 1 } });
  });

  test('does not do the work again if the answer could not be stored', async () => {
    const key = randomUUID();
    await sql`alter table idempotency_keys add constraint no_answers check (answer is null) not valid`.execute(
      harness.db,
    );
    expect((await withdraw(key)).error?.code).toBe(1099);
    await sql`alter table idempotency_keys drop constraint no_answers`.execute(harness.db);
    expect((await withdraw(key)).error?.code).toBe(1006);
    expect(calls).toBe(1);
  });

  test('can be used again a minute after its process died', async () => {
    const key = randomUUID();
    await withdraw(key);
    await harness.db
      .updateTable('idempotency_keys')
      .set({ answer: null, status: null })
      .where('key', '=', key)
      .execute();
    expect((await withdraw(key)).error?.code).toBe(1006);
    await harness.advance(61);
    expect(await withdraw(key)).toMatchObject({ status: 200, body: { funds: 2 } });
  });

  test('of another user is another key', async () => {
    const key = randomUUID();
    await withdraw(key);
    expect((await withdraw(key, 50, await harness.actor('freelancer'))).body).toEqual({ funds: 2 });
  });

  test('is not used up by invalid input', async () => {
    const key = randomUUID();
    expect((await withdraw(key, 0.5)).error?.code).toBe(1000);
    expect((await withdraw(key, 50)).status).toBe(200);
  });
});

describe('the same key of a call that is one transaction', () => {
  const insertMail = (trx: Trx) =>
    trx
      .insertInto('mails')
      .values({ recipient: 'a', subject: '', text: '', created_at: new Date() })
      .execute();
  const mails = () => harness.db.selectFrom('mails').select('id').execute();

  test('returns the first answer again, marked as a replay', async () => {
    const key = randomUUID();
    expect((await take(key)).headers['idempotent-replayed']).toBeUndefined();
    expect(await take(key)).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } });
    expect(calls).toBe(1);
  });

  test('returns a refusal again, which wrote nothing', async () => {
    work = async (trx) => {
      calls += 1;
      await insertMail(trx as Trx);
      throw new AppError('stateChanged');
    };
    const key = randomUUID();
    const [first, second] = [await take(key), await take(key)];
    expect(first).toMatchObject({ status: 409, error: { code: 1006 } });
    expect(calls).toBe(1);
    expect([second.status, second.error]).toEqual([first.status, first.error]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await mails()).toEqual([]);
  });

  test('while the first call still runs is refused', async () => {
    const { hasBegun, end } = lastingWork();
    const key = randomUUID();
    const first = take(key);
    await hasBegun;
    expect(await take(key)).toMatchObject({ status: 409, error: { code: 1006 } });
    end();
    expect((await first).status).toBe(200);
    expect((await take(key)).headers['idempotent-replayed']).toBe('true');
  });

  test('can be used again after an unexpected error', async () => {
    const key = randomUUID();
    const good = work;
    work = async () => {
      throw new Error('broken');
    };
    expect((await take(key)).error?.code).toBe(1099);
    work = good;
    expect((await take(key)).status).toBe(200);
    expect(calls).toBe(1);
  });

  test('in many concurrent calls does the work once', async () => {
    const key = randomUUID();
    work = async (trx) => {
      await insertMail(trx as Trx);
      return { funds: (calls += 1) };
    };
    const before = (await mails()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(key)));
    expect((await mails()).length - before).toBe(1);
    for (const { status, error } of answers) expect(status === 200 || error?.code === 1006).toBe(true);
  });

  test('undoes the work when another call has stored an answer meanwhile, and returns that', async () => {
    const [earlier, key] = [randomUUID(), randomUUID()];
    await take(earlier);
    const before = (await mails()).length;
    work = async (trx) => {
      await insertMail(trx as Trx);
      await sql`
        insert into idempotency_keys (user_id, key, request_hash, status, answer, locked_until, created_at)
        select user_id, ${key}, request_hash, status, answer, locked_until, created_at
        from idempotency_keys where key = ${earlier}`.execute(harness.db);
      return { funds: 1 };
    };
    expect(await take(key)).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } });
    expect(await mails()).toHaveLength(before);
  });

  test('takes over a key that a process of an older release left behind', async () => {
    const key = randomUUID();
    await take(key);
    await harness.db
      .updateTable('idempotency_keys')
      .set({ answer: null, status: null, locked_until: new Date(harness.clock.now().getTime() + 60_000) })
      .where('key', '=', key)
      .execute();
    expect((await take(key)).error?.code).toBe(1006);
    await harness.advance(61);
    expect((await take(key)).status).toBe(200);
  });

  test('keeps a refusal under a key that a process of an older release left behind', async () => {
    const key = randomUUID();
    await take(key);
    await harness.db
      .updateTable('idempotency_keys')
      .set({ answer: null, status: null, locked_until: harness.clock.now() })
      .where('key', '=', key)
      .execute();
    work = async () => {
      throw new AppError('stateChanged');
    };
    expect((await take(key)).headers['idempotent-replayed']).toBeUndefined();
    expect(await take(key)).toMatchObject({ status: 409, headers: { 'idempotent-replayed': 'true' } });
  });
});

test.each(['', 'once', `${PROJECT}, ${PROJECT}`])(
  'the key %j is rejected and no work is done',
  async (key) => {
    expect(await withdraw(key)).toMatchObject({
      status: 400,
      error: { code: 1000, details: { 'Idempotency-Key': 'format' } },
    });
    expect(calls).toBe(0);
  },
);

test('without a key every call does the work', async () => {
  for (const funds of [1, 2])
    expect((await freelancer.call('POST /api/account/withdrawal', { body: { funds: 50 } })).funds).toBe(
      funds,
    );
});

test('of many concurrent calls with the same key, one does the work', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(key)));
  expect(calls).toBe(1);
  for (const { status, error } of answers) expect(status === 200 || error?.code === 1006).toBe(true);
});

test('the hourly sweep removes old answers and expired windows', async () => {
  const key = randomUUID();
  await withdraw(key);
  await harness.advance(25 * 3600);
  await transaction(harness.db, (trx) => addJob(trx, 'sweep', {}));
  await harness.queue.drain();
  expect(await harness.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
  expect((await sql`select key from rate_limits`.execute(harness.db)).rows).toEqual([]);
});
