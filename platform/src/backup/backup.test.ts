import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi, readConfig } from '@metier/api';
import { createTestDatabase, type TestDatabase } from '@metier/api/testing';
import pg from 'pg';
import { startDatabase } from '../database/index.ts';
import { checkRestored } from './check-restored.ts';
import { drill } from './drill.ts';
import { differences, readFacts, type Facts } from './facts.ts';

const MINUTE = 60_000;
const DUMP_PROGRAM = 'pg_dump';
/** For temporary databases, which need no crash safety. */
const UNSAFE = { fsync: 'off' };

async function factsOf(url: string): Promise<Facts> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await readFacts(client);
  } finally {
    await client.end();
  }
}

/** Fills a database and a folder with demo data: every status, refunds, pending and withdrawn money, files. */
async function populate(url: string, files: string): Promise<void> {
  const settings = { DATABASE_URL: url, METIER_FILES: files, METIER_DEMO: '1', LOG_LEVEL: 'error' };
  const api = await createApi(readConfig(settings));
  await api.start();
  await api.close();
}

test('reports missing rows and cents, and books that do not balance', () => {
  const facts = { rows: { 'public.users': 4 }, balances: { hold: 500, psp_cash: -500 } };
  expect(differences(facts, facts)).toEqual([]);
  expect(differences(facts, { rows: {}, balances: { hold: 499, psp_cash: -500 } })).toEqual([
    'public.users had 4 rows and has no',
    'Account hold had 500 cents and has 499',
    'The books do not balance: -1 cents are over',
  ]);
});

describe('the folder of the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'metier-backup-'));
    await chmod(folder, 0o711);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test(
    'copied while the product is stopped, runs the same product elsewhere',
    async () => {
      const original = await startDatabase({ folder: join(folder, 'original'), settings: UNSAFE });
      await populate(original.url, join(folder, 'files'));
      const facts = await factsOf(original.url);
      await original.stop();

      execFileSync('cp', ['-a', join(folder, 'original'), join(folder, 'copy')]);
      const copy = await startDatabase({ folder: join(folder, 'copy'), settings: UNSAFE });
      const files = join(folder, 'copied-files');
      execFileSync('cp', ['-a', join(folder, 'files'), files]);
      const check = () => checkRestored(copy.url, { METIER_FILES: files });
      const blocks = (await readdir(files, { recursive: true })).filter((path) => path.length > 2);
      expect(await check()).toEqual({ checked: blocks.length, faults: [] });
      expect(differences(facts, await factsOf(copy.url))).toEqual([]);
      expect(facts.rows['public.projects']).toBe(19);

      const [lost = ''] = blocks;
      await rm(join(files, lost));
      expect((await check()).faults).toEqual([`The block ${lost.slice(3)} is not in the store of files`]);
      await copy.stop();
    },
    2 * MINUTE,
  );
});

describe('a server of your own', () => {
  let database: TestDatabase;
  let files: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    files = await mkdtemp(join(tmpdir(), 'metier-files-'));
  }, MINUTE);
  afterAll(async () => {
    await database.drop();
    await rm(files, { recursive: true });
  });

  test(
    'is backed up and restored by pg_dump and pg_restore, if they are installed and recent enough',
    async () => {
      if (!(await isDumpable(database.url))) {
        // Without matching programs the drill must report that and leave nothing behind.
        await expect(drill(database.url, (restored) => checkRestored(restored, {}))).rejects.toThrow(
          /pg_dump|version/,
        );
      } else {
        await populate(database.url, files);
        const report = await drill(database.url, async (restored) => ({
          restored,
          ...(await checkRestored(restored, { METIER_FILES: files })),
        }));
        expect(report.checked.restored).toContain('/metier_drill_');
        expect(report.checked.checked).toBeGreaterThan(0);
        expect(report.checked.faults).toEqual([]);
        expect(report.differences).toEqual([]);
        expect(report.facts.rows['public.projects']).toBe(19);
      }
      expect(await drillDatabases(database.url)).toEqual([]);
    },
    2 * MINUTE,
  );
});

/** True if there is a `pg_dump` that is not older than the server. */
async function isDumpable(url: string): Promise<boolean> {
  const { stdout } = spawnSync(DUMP_PROGRAM, ['--version'], { encoding: 'utf8' });
  const version = Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
  const [row] = await ask<{ version: number }>(
    url,
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  return version >= (row?.version ?? Number.POSITIVE_INFINITY);
}

const drillDatabases = (url: string) =>
  ask(url, `select datname from pg_database where datname like 'metier\\_drill\\_%'`);

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}
