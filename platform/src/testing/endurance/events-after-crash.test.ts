import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { eventsMigrations } from '../../../../api/src/domains/events/events.migrations.ts';
import {
  currentSnapshot,
  insertEvents,
  readLog,
  readLogOf,
} from '../../../../api/src/domains/events/events.repository.ts';
import { openDatabase, transaction } from '../../../../api/src/platform/db/index.ts';
import { startDatabase } from '../../database/index.ts';
import { postmasterOf } from '../../database/pid-file.ts';
import { eventually } from './eventually.ts';

const USER = '00000000-0000-4000-8000-000000000001';
const PROJECT = '00000000-0000-4000-8000-000000000002';
const TIMEOUT_MS = 120_000;

let folder: string;
let server: Awaited<ReturnType<typeof startDatabase>>;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-events-'));
  await chmod(folder, 0o711);
  server = await startDatabase({ folder });
  database = openDatabase(server.url, 2);
  await withClient(async (client) => {
    for (const { sql } of eventsMigrations) await client.query(sql);
  });
}, TIMEOUT_MS);
afterAll(async () => {
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true });
}, TIMEOUT_MS);

test(
  'a transaction id that the server gives again after a crash is not missed',
  async () => {
    const { db } = database;
    // Records of rolled back transactions then stay in memory, as they do for 200 ms otherwise.
    await ask(`alter system set wal_writer_delay = '10s'`);
    await ask('select pg_reload_conf()');
    const usedBefore = await rollBack(20);
    const snapshot = await currentSnapshot(db);
    const { end } = await readLogOf(db, { userId: USER, role: 'customer' }, new Date());
    await killServer();

    const change = { kind: 'message', id: PROJECT, to: { user_id: USER } } as const;
    await transaction(db, (trx) => insertEvents(trx, [change], new Date()));
    // Otherwise this test shows nothing.
    expect(usedBefore).toContain(await ask('select tx::text from events'));
    expect((await readLog(db, snapshot)).changes).toMatchObject([{ id: PROJECT }]);
    const missed = await readLogOf(db, { userId: USER, role: 'customer' }, end);
    expect(missed.changes).toMatchObject([{ id: PROJECT }]);
  },
  TIMEOUT_MS,
);

async function withClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The first value of a statement's result. */
const ask = (text: string): Promise<string | undefined> =>
  withClient(async (client) => (await client.query<string[]>({ text, rowMode: 'array' })).rows[0]?.[0]);

/** Rolls transactions back; returns their ids. */
const rollBack = (count: number): Promise<(string | undefined)[]> =>
  withClient(async (client) => {
    const ids: (string | undefined)[] = [];
    for (let n = 0; n < count; n++) {
      await client.query('begin');
      const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
      ids.push(rows[0]?.id);
      await client.query('rollback');
    }
    return ids;
  });

/** Kills the database server and waits until it has been restarted. */
async function killServer(): Promise<void> {
  const postmaster = () => postmasterOf(join(folder, 'postgres/cluster'))?.pid ?? 0;
  const killed = postmaster();
  expect(killed).toBeGreaterThan(0);
  process.kill(killed, 'SIGKILL');
  await eventually(async () => {
    if (postmaster() === 0 || postmaster() === killed) return false;
    return ask('select 1').then(
      () => true,
      () => false,
    );
  }, 'the database to run again');
}
