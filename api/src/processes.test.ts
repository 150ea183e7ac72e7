import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { openDatabase } from './platform/db/index.ts';
import { recoverJobs } from './platform/jobs/index.ts';
import { startMailServer } from './platform/mail/testing/mail-server.ts';
import { startProcess, type ApiProcess } from './testing/api-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { until, untilLockAwaited } from './testing/until.ts';

const MINUTE = 60_000;
/** The minimal settings without demo mode. */
const REAL = {
  METIER_DEMO: '0',
  METIER_SECRET: 'a secret of its own, long enough to be taken',
  LOG_LEVEL: 'error',
};
let testDatabase: TestDatabase;
let sql: pg.Client;
let processes: ApiProcess[] = [];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  sql = new pg.Client({ connectionString: testDatabase.url });
  await sql.connect();
});
afterEach(async () => {
  for (const { signal } of processes) signal('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  processes = [];
  await sql.end();
  await testDatabase.drop();
});

function start(settings: NodeJS.ProcessEnv): ApiProcess {
  const api = startProcess({ DATABASE_URL: testDatabase.url, ...settings });
  processes.push(api);
  return api;
}
const countOf = async (table: string) => {
  const { rows } = await sql.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
};
const makeEmpty = () =>
  sql.query('drop schema graphile_worker cascade; drop schema public cascade; create schema public');

const PERSON = {
  first_name: 'Nora',
  last_name: 'Quiet',
  email: 'nora.quiet@metier.test',
  password: 'Correct-horse-1',
  type_client: 'customer',
};
const signUp = async (address: string) =>
  fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  });

describe('processes that start concurrently on an empty database', () => {
  test(
    'load one demo world',
    async () => {
      await makeEmpty();
      const settings = { METIER_DEMO: '1', LOG_LEVEL: 'error' };
      const both = [start(settings), start(settings)];
      const told = await Promise.all(
        both.map(async ({ address }) => {
          const accounts = (await (await fetch(`${await address}/dev/accounts`)).json()) as object[];
          return { accounts: accounts.length, projects: await countOf('projects') };
        }),
      );
      // A process must not respond before the whole demo world is loaded.
      expect(told).toEqual([
        { accounts: 5, projects: 19 },
        { accounts: 5, projects: 19 },
      ]);
      expect(await countOf('demo_world')).toBe(1);
    },
    2 * MINUTE,
  );

  test('migrate it once', async () => {
    await makeEmpty();
    const all = [1, 2, 3].map(() => start(REAL));
    for (const { address } of all) expect((await fetch(`${await address}/health/ready`)).status).toBe(200);
  });
});

describe('a process that receives SIGTERM', () => {
  /** Locks a table against everybody else until released. */
  async function hold(table: string): Promise<() => Promise<unknown>> {
    await sql.query('begin');
    await sql.query(`lock table ${table} in access exclusive mode`);
    return () => sql.query('commit');
  }
  /** Waits until the process accepts no more requests; without requests in flight it closes its port at once. */
  const untilEnding = (address: string) =>
    until(async () => (await fetch(`${address}/health/ready`).catch(() => undefined))?.status !== 200);

  test('finishes the request in flight, rejects the next one, and exits with 0', async () => {
    const api = start(REAL);
    const address = await api.address;
    const release = await hold('users');
    const underWay = signUp(address);
    await untilLockAwaited(testDatabase.url);
    api.signal('SIGTERM');
    await untilEnding(address);
    expect((await fetch(`${address}/api/catalogue`)).status).toBe(503);
    await release();
    expect((await underWay).status).toBe(200);
    expect(await api.ended).toBe(0);
    expect(await countOf('users')).toBe(1);
  });

  test('exits although a browser keeps an unused connection open', async () => {
    const api = start(REAL);
    const { hostname, port } = new URL(await api.address);
    const unused = connect(Number(port), hostname);
    await once(unused, 'connect');
    api.signal('SIGTERM');
    expect(await api.ended).toBe(0);
    unused.destroy();
  });

  test('finishes the running job', async () => {
    const api = start(REAL);
    const address = await api.address;
    const release = await hold('mails');
    await signUp(address);
    await untilLockAwaited(testDatabase.url);
    api.signal('SIGTERM');
    await untilEnding(address);
    await release();
    expect(await api.ended).toBe(0);
    expect(await countOf('mails')).toBe(1);
    expect(await countOf('graphile_worker.jobs')).toBe(0);
  });
});

test('a process with invalid settings lists all of them and does not start', async () => {
  const api = start({ METIER_DEMO: 'maybe', METIER_SECRET: 'short', METIER_PAYMENTS: 'stripe' });
  expect(await api.ended).toBe(1);
  for (const name of ['METIER_DEMO', 'METIER_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(api.output()).toContain(name);
  expect(api.output()).not.toContain('    at ');
});

test('a process outside of demo mode does not start without its own secret', async () => {
  const api = start({ METIER_DEMO: '0' });
  expect(await api.ended).toBe(1);
  expect(api.output()).toContain('with METIER_DEMO=0 METIER_SECRET must be your own secret');
  expect(api.output()).not.toContain('    at ');
});

describe('a killed process', () => {
  test('leaves the job in its last attempt to the next process', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const settings = (mail: string) => ({ ...REAL, METIER_MAIL: mail });
    const first = start(settings(`smtp://127.0.0.1:${port}`));
    await first.address;
    const letter = { to: PERSON.email, template: 'code', language: 'en', data: { code: '123456' } };
    const connected = once(silent, 'connection');
    await sql.query(`select graphile_worker.add_job('send-mail', $1::json, max_attempts := 1)`, [letter]);
    await connected;
    first.signal('SIGKILL');
    await first.ended;
    silent.close();
    // Avoids waiting for the minutes after which a process counts as dead.
    const { db, close } = openDatabase(testDatabase.url, 1);
    await recoverJobs(db, 0);
    await close();

    const mails = await startMailServer();
    const { address } = start(settings(mails.url));
    await address;
    await until(() => mails.letters.length > 0);
    expect(mails.letters).toMatchObject([{ to: [PERSON.email] }]);
    expect(await (await fetch(`${await address}/metrics`)).text()).not.toContain('metier_jobs_given_up{');
    await mails.close();
  });
});
