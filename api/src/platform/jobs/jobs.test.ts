import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { secondsAfter } from '@metier/contract';
import { Logger, run, type Runner } from 'graphile-worker';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';
import { transaction } from '../db/index.ts';
import { addJob, addJobs, cancelJob, type JobOptions } from './add-job.ts';
import { openJobQueue } from './job-queue.ts';
import type { TaskHandlers } from './tasks.ts';

declare module '../registry.ts' {
  interface Jobs {
    'test-note': { readonly text: string };
    'test-chain': { readonly left: number };
    'test-stumble': { readonly text: string };
  }
}

const HOUR = 3600;
let harness: TestHarness;
let notes: { text: string; at: Date }[] = [];
let stumbles = 0;
const tasks: TaskHandlers = {
  'test-note': async ({ text }, { now }) => void notes.push({ text, at: now }),
  'test-chain': async ({ left }, { db, now }) => {
    notes.push({ text: `${left} left`, at: now });
    const runAt = secondsAfter(now, HOUR);
    if (left > 0) await transaction(db, (trx) => addJob(trx, 'test-chain', { left: left - 1 }, { runAt }));
  },
  'test-stumble': async ({ text }, { now }) => {
    stumbles += 1;
    if (stumbles < 3) throw new Error('not yet');
    notes.push({ text, at: now });
  },
};
beforeAll(async () => {
  harness = await createTestHarness({ tasks });
});
beforeEach(() => {
  notes = [];
  stumbles = 0;
});
afterAll(() => harness.close());

const inHours = (hours: number) => new Date(harness.clock.now().getTime() + hours * HOUR * 1000);
const addNote = (text: string, options?: JobOptions) =>
  transaction(harness.db, (trx) => addJob(trx, 'test-note', { text }, options));
const texts = () => notes.map(({ text }) => text);

describe('a job', () => {
  test('runs at once if no time is given', async () => {
    await addNote('now');
    await harness.queue.drain();
    expect(texts()).toEqual(['now']);
  });

  test('is added and cancelled without a notification, which would serialize the commits of transactions', async () => {
    const listener = await harness.database.pool.connect();
    const heard: string[] = [];
    listener.on('notification', ({ channel }) => heard.push(channel));
    await listener.query('listen "jobs:insert"');
    await listener.query('listen told');
    await addNote('quiet');
    await addNote('never', { key: 'note', runAt: inHours(1) });
    await transaction(harness.db, (trx) => cancelJob(trx, 'note'));
    await sql`notify told`.execute(harness.db);
    // Notifications arrive in the order of their commits.
    while (!heard.includes('told')) await listener.query('select');
    listener.release(true);
    expect(heard).toEqual(['told']);
    await harness.queue.drain();
  });

  test('can be queued with others in one statement, each with its own payload', async () => {
    await transaction(harness.db, (trx) => addJobs(trx, 'test-note', [{ text: 'one' }, { text: 'two' }]));
    await addNote('now');
    await harness.queue.drain();
    expect(texts()).toEqual(['one', 'two', 'now']);
  });

  test('is rolled back with its transaction', async () => {
    const work = transaction(harness.db, async (trx) => {
      await addJob(trx, 'test-note', { text: 'never' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await harness.queue.drain();
    expect(texts()).toEqual([]);
  });

  test('runs when the clock reaches its time, and not before', async () => {
    await addNote('later', { runAt: inHours(2) });
    await harness.advance(HOUR);
    expect(texts()).toEqual([]);
    await harness.advance(HOUR);
    expect(texts()).toEqual(['later']);
  });

  test('runs after those with a lower priority number', async () => {
    await addNote('second', { priority: 10 });
    await addNote('first');
    await harness.queue.drain();
    expect(texts()).toEqual(['first', 'second']);
  });

  test('is replaced by another one with its key', async () => {
    await addNote('first', { key: 'note', runAt: inHours(1) });
    await addNote('second', { key: 'note', runAt: inHours(2) });
    await harness.advance(3 * HOUR);
    expect(texts()).toEqual(['second']);
  });

  test('can be cancelled by its key', async () => {
    await addNote('never', { key: 'note', runAt: inHours(1) });
    await transaction(harness.db, (trx) => cancelJob(trx, 'note'));
    await harness.advance(2 * HOUR);
    expect(texts()).toEqual([]);
  });

  test('is retried until it succeeds', async () => {
    await transaction(harness.db, (trx) => addJob(trx, 'test-stumble', { text: 'at last' }));
    await harness.advance(HOUR);
    expect(texts()).toEqual(['at last']);
    expect(stumbles).toBe(3);
  });
});

test('advancing the clock stops at every timer on the way, including those added meanwhile', async () => {
  const start = harness.clock.now().getTime();
  await addNote('between', { runAt: inHours(1.5) });
  await transaction(harness.db, (trx) => addJob(trx, 'test-chain', { left: 2 }, { runAt: inHours(1) }));
  const now = await harness.advance(24 * HOUR);
  expect(texts()).toEqual(['2 left', 'between', '1 left', '0 left']);
  expect(notes.map(({ at }) => Math.round((at.getTime() - start) / 360_000) / 10)).toEqual([1, 1.5, 2, 3]);
  expect((now.getTime() - start) / 1000).toBeGreaterThanOrEqual(24 * HOUR);
});

test('background workers run jobs and finish them before they stop', async () => {
  await harness.queue.start();
  await addNote('by a worker');
  await harness.advance(0);
  await harness.queue.stop();
  expect(texts()).toEqual(['by a worker']);
});

describe('a worker that dies', () => {
  const stuck = Promise.withResolvers<void>();
  const dead: Runner[] = [];
  afterAll(async () => {
    stuck.resolve();
    for (const worker of dead) await worker.stop();
  });

  /** Starts workers that lock all jobs in their last attempt and never complete them. */
  async function killWorker(): Promise<void> {
    const { rows } = await sql`
      select 1 from graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs), max_attempts := 1
      )`.execute(harness.db);
    const allTaken = Promise.withResolvers<void>();
    let taken = 0;
    const take = () => {
      taken += 1;
      if (taken === rows.length) allTaken.resolve();
      return stuck.promise;
    };
    const { pool: pgPool } = harness.database;
    dead.push(
      await run({
        pgPool,
        taskList: { 'test-note': take },
        concurrency: rows.length,
        noHandleSignals: true,
        logger: new Logger(() => () => undefined),
      }),
    );
    await allTaken.promise;
  }
  /** Starts another process after the dead worker's locks have expired. */
  async function recover(): Promise<void> {
    const { database, clock } = harness;
    const log = pino({ level: 'silent' });
    const metrics = { countJob: () => undefined };
    const successor = openJobQueue({ database, clock, tasks, log, metrics }, 0);
    await successor.start();
    await successor.stop();
    await harness.queue.drain();
  }
  const left = async () =>
    (await sql<{ count: number }>`select count(*) from graphile_worker.jobs`.execute(harness.db)).rows[0]
      ?.count;

  test('loses no job, not even in its last attempt', async () => {
    await addNote('without a key');
    await addNote('with a key', { key: 'note' });
    await killWorker();
    expect(texts()).toEqual([]);
    await recover();
    expect(texts().toSorted()).toEqual(['with a key', 'without a key']);
  });

  test('leaves nothing of a job that was replaced or cancelled meanwhile', async () => {
    await addNote('never', { key: 'replaced' });
    await addNote('never', { key: 'taken back' });
    await killWorker();
    await addNote('in its place', { key: 'replaced' });
    await transaction(harness.db, (trx) => cancelJob(trx, 'taken back'));
    await recover();
    expect(texts()).toEqual(['in its place']);
    expect(await left()).toBe(0);
  });

  test('is not reported as a failed job', async () => {
    await addNote('in its last attempt');
    await killWorker();
    const { body } = await harness.server.inject('/metrics');
    expect(body).not.toContain('metier_jobs_given_up{');
    await recover();
  });
});
