import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startDatabase } from './index.ts';
import { postmasterOf } from './pid-file.ts';

const SECONDS = 1000;
const PROGRAM = fileURLToPath(new URL('./testing/hold-database.ts', import.meta.url));

let folder: string;
const pidOf = (inside = folder): number => postmasterOf(join(inside, 'postgres/cluster'))?.pid ?? 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-db-'));
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows;
}

/** A separate process that uses the database until it is killed. */
async function product() {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

/** Throws instead of killing the own process group, which 0 would mean. */
function kill(pid: number): void {
  expect(pid).toBeGreaterThan(0);
  process.kill(pid, 'SIGKILL');
}

async function eventually(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Retries until the server has recovered. */
async function untilAnswered(url: string, sql: string): Promise<unknown[]> {
  for (;;) {
    const rows = await ask(url, sql).catch(() => undefined);
    if (rows) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test(
  'data survives a stop and a killed server',
  async () => {
    const first = await startDatabase({ folder });
    await ask(first.url, 'create table notes as select 1 as id');
    await first.stop();
    expect(pidOf()).toBe(0);

    const second = await startDatabase({ folder });
    await ask(second.url, 'insert into notes values (2)');
    const killed = pidOf();
    kill(killed);
    const third = await startDatabase({ folder });
    expect(pidOf()).not.toBe(killed);
    await expect(ask(third.url, 'select * from notes')).resolves.toEqual([[1], [2]]);
    await second.stop();
    await third.stop();
    expect(pidOf()).toBe(0);
  },
  60 * SECONDS,
);

test(
  'two first starts at once use one server with one password',
  async () => {
    const fresh = join(folder, 'fresh');
    await mkdir(fresh);
    const [one, other] = await Promise.all([
      startDatabase({ folder: fresh }),
      startDatabase({ folder: fresh }),
    ]);
    await ask(one.url, 'create table shared as select 1 as id');
    await expect(ask(other.url, 'select * from shared')).resolves.toEqual([[1]]);
    const left = (await readdir(join(fresh, 'postgres'))).filter((name) => name.startsWith('unfinished-'));
    expect(left).toEqual([]);
    await one.stop();
    await other.stop();
    expect(pidOf(fresh)).toBe(0);
  },
  60 * SECONDS,
);

test(
  'a server killed while its product runs is restarted under the same URL',
  async () => {
    const deep = join(folder, 'd'.repeat(100));
    await mkdir(deep);
    const first = await startDatabase({ folder: deep });
    await ask(first.url, 'create table kept as select 1 as id');
    for (let round = 0; round < 2; round += 1) {
      const killed = pidOf(deep);
      kill(killed);
      await eventually(() => pidOf(deep) !== 0 && pidOf(deep) !== killed);
      await expect(untilAnswered(first.url, 'select * from kept')).resolves.toEqual([[1]]);
    }
    await first.stop();
    expect(pidOf(deep)).toBe(0);
  },
  60 * SECONDS,
);

test(
  'an adopted server that is killed is restarted, too',
  async () => {
    await (await product()).end('SIGKILL');
    const database = await startDatabase({ folder });
    const adopted = pidOf();
    kill(adopted);
    await eventually(() => pidOf() !== 0 && pidOf() !== adopted);
    await expect(untilAnswered(database.url, 'select 1')).resolves.toEqual([[1]]);
    await database.stop();
    expect(pidOf()).toBe(0);
  },
  60 * SECONDS,
);

test(
  'a server whose product was killed is adopted, not doubled, and stopped',
  async () => {
    await (await product()).end('SIGKILL');
    const orphan = pidOf();
    expect(orphan).toBeGreaterThan(0);
    const database = await startDatabase({ folder });
    expect(pidOf()).toBe(orphan);
    await expect(ask(database.url, 'select 1')).resolves.toEqual([[1]]);
    await database.stop();
    expect(pidOf()).toBe(0);
  },
  60 * SECONDS,
);

test(
  'the first process to leave does not stop the server of the other',
  async () => {
    const other = await product();
    const database = await startDatabase({ folder });
    await database.stop();
    expect(pidOf()).toBeGreaterThan(0);
    await other.end('SIGTERM');
    await eventually(() => pidOf() === 0);
  },
  60 * SECONDS,
);

test(
  'only users who can read the password can connect',
  async () => {
    const { url, stop } = await startDatabase({ folder });
    const file = join(folder, 'postgres/password');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const password = (await readFile(file, 'utf8')).trim();
    await expect(ask(url.replace(password, 'guessed'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await stop();
  },
  60 * SECONDS,
);

test(
  'a folder that is too deep for a socket, or not accessible to the server, works as well',
  async () => {
    const deep = join(folder, 'private', 'd'.repeat(100));
    await mkdir(deep, { recursive: true });
    await chmod(join(folder, 'private'), 0o700);
    const { url, stop } = await startDatabase({ folder: deep });
    await expect(ask(url, 'show server_version_num')).resolves.toEqual([[expect.stringMatching(/^18/)]]);
    await stop();
    const home = await realpath(join(deep, 'postgres'));
    expect(home.startsWith(folder)).toBe(process.getuid?.() !== 0);
    await rm(home, { recursive: true });
  },
  60 * SECONDS,
);
