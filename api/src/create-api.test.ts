import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { readConfig } from './config.ts';
import { createApi, type Api } from './create-api.ts';
import { openDatabase } from './platform/db/index.ts';
import { localClient } from './platform/http/index.ts';
import { storedMails, type StoredMail } from './platform/mail/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { until, untilLockAwaited } from './testing/until.ts';

let testDatabase: TestDatabase;
let api: Api;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  api = await openApi(testDatabase.url, '0');
});
afterEach(async () => {
  await api.close();
  await testDatabase.drop();
});

const openApi = (url: string, demo: '0' | '1') =>
  createApi(
    readConfig({
      DATABASE_URL: url,
      METIER_DEMO: demo,
      METIER_SECRET: 'a secret of its own, long enough to be taken',
      LOG_LEVEL: 'silent',
    }),
  );

const PERSON = {
  first_name: 'N',
  last_name: 'N',
  email: 'n@metier.test',
  password: 'Correct-horse-1',
  type_client: 'customer',
} as const;

async function letters(): Promise<StoredMail[]> {
  const database = openDatabase(testDatabase.url, 1);
  const kept = await storedMails(database.db);
  await database.close();
  return kept;
}

test('the API runs background jobs once it has started', async () => {
  await api.start();
  await localClient(api.app).call('POST /api/auth/signup', { body: PERSON });
  await until(async () => (await letters()).length > 0);
  expect(await letters()).toMatchObject([{ to: PERSON.email }]);
});

test('a process does not wait until another one has loaded the demo world', async () => {
  const loading = await openApi(testDatabase.url, '1');
  try {
    await expect(api.start()).resolves.toBeUndefined();
  } finally {
    await loading.close();
  }
});

test.each(['/dev/clock', '/dev/mail', '/dev/mail/messages', '/dev/accounts'])(
  'without demo mode there is no %s',
  async (url) => {
    expect((await api.app.inject(url)).statusCode).toBe(404);
  },
);

test('a process that cannot start leaves the demo world to the next one', async () => {
  const sql = new pg.Client({ connectionString: testDatabase.url });
  await sql.connect();
  await sql.query('alter table migrations rename column name to title');
  await expect(openApi(testDatabase.url, '1')).rejects.toThrow('column "name" does not exist');
  await sql.query('alter table migrations rename column title to name');
  await sql.end();
  const next = await openApi(testDatabase.url, '1');
  await next.close();
});

/** All but the intervals, of which the watch over the database is one. */
const REAL_TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

/** A way to the database that leaves new connections without an answer while it is stalled. */
async function relayTo(url: string) {
  const { host, port } = new pg.Client({ connectionString: url });
  const at = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const waiting: Socket[] = [];
  let isStalled = false;
  const open = (socket: Socket) => {
    const onward = connect(at);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one
        .on('error', () => other.destroy())
        .on('close', () => other.destroy())
        .pipe(other);
  };
  const server = createServer((socket) => (isStalled ? waiting.push(socket) : open(socket)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const relayed = new URL(url);
  relayed.searchParams.delete('host');
  relayed.hostname = '127.0.0.1';
  relayed.port = String((server.address() as AddressInfo).port);
  return {
    url: relayed.href,
    stall: () => (isStalled = true),
    goOn: () => {
      isStalled = false;
      waiting.splice(0).forEach(open);
    },
    close: () => server.close(),
  };
}

test('a database that responds to nobody while the demo world is loaded is waited for', async () => {
  const relay = await relayTo(testDatabase.url);
  const blocker = new pg.Client({ connectionString: testDatabase.url });
  await blocker.connect();
  // So that there is no world to load, only the question for it.
  await localClient(api.app).call('POST /api/auth/signup', { body: PERSON });
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  let slow: Api | undefined;
  try {
    slow = await openApi(relay.url, '1');
    await blocker.query('begin; lock table users in access exclusive mode');
    relay.stall();
    const started = slow.start();
    await untilLockAwaited(testDatabase.url);
    jest.advanceTimersByTime(60_000);
    relay.goOn();
    await blocker.query('commit');
    await expect(started).resolves.toBeUndefined();
  } finally {
    await blocker.end();
    await slow?.close();
    jest.useRealTimers();
    relay.close();
  }
});
