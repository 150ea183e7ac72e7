import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { demoAccounts } from '../../../../api/src/demo/index.ts';
import { startDatabase, type RunningDatabase } from '../../database/index.ts';
import { postmasterOf } from '../../database/pid-file.ts';
import { ApiProcess } from './api-process.ts';

const MINUTES = 60_000;

let folder: string;
let database: RunningDatabase;
let api: ApiProcess;
let frozen: readonly number[] = [];

/** One product for all tests: each leaves it recovered. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-frozen-'));
  await chmod(folder, 0o711);
  database = await startDatabase({ folder });
  api = await ApiProcess.open(database.url);
}, 2 * MINUTES);
afterEach(thaw);
afterAll(async () => {
  await api.kill();
  await database.stop();
  await rm(folder, { recursive: true });
});

const postmaster = (): number => postmasterOf(join(folder, 'postgres/cluster'))?.pid ?? 0;

/** The server and its child processes; the server first, so that it starts no more of them. */
function serverProcesses(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [postmaster(), ...pairs.flatMap(([pid = 0, parent]) => (parent === postmaster() ? [pid] : []))];
}

function freeze(processes: readonly number[]): void {
  frozen = processes;
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
}

function thaw(): void {
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  frozen = [];
}

async function send(path: string, body?: object, token = ''): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${api.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
const statusOf = async (path: string, body?: object, token?: string): Promise<number> =>
  (await send(path, body, token)).status;

async function signIn(): Promise<string> {
  const { email, password } = demoAccounts.felix;
  const { body } = await send('/api/auth/login', { email, password });
  return (body as { token: string }).token;
}

async function untilReady(): Promise<void> {
  while ((await statusOf('/health/ready')) !== 200) await sleep(50);
}

test(
  'calls get 503 while the database is frozen, responses from memory go on, and all recovers afterwards',
  async () => {
    const token = await signIn();
    freeze(serverProcesses());
    const waiting = Promise.all([
      send('/api/account/funds', undefined, token),
      send('/api/auth/login', { email: 'nobody@metier.example', password: 'Nobody-there-1' }),
      send('/api/account/withdrawal', { funds: 50 }, token),
      send('/health/ready'),
    ]);
    expect([await statusOf('/health/live'), await statusOf('/api/catalogue')]).toEqual([200, 200]);
    const [funds, login, withdrawal, ready] = await waiting;
    expect([funds.status, login.status, withdrawal.status, ready.status]).toEqual([503, 503, 503, 503]);
    expect(funds.body).toMatchObject({ error: { code: 1099 } });
    // Detected as unresponsive: calls fail without waiting.
    expect(await statusOf('/api/account/funds', undefined, token)).toBe(503);
    expect([await statusOf('/health/live'), await statusOf('/api/catalogue')]).toEqual([200, 200]);
    thaw();
    await untilReady();
    expect(await statusOf('/api/account/funds', undefined, token)).toBe(200);
  },
  2 * MINUTES,
);

test(
  'a server that accepts no new connections counts as frozen, although existing ones work',
  async () => {
    freeze([postmaster()]);
    while ((await statusOf('/health/ready')) !== 503) await sleep(50);
    expect(await statusOf('/health/live')).toBe(200);
    thaw();
    await untilReady();
  },
  2 * MINUTES,
);

test(
  'calls get 503 from a kill of the database until it has restarted',
  async () => {
    const token = await signIn();
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    const statuses = new Set<number>();
    do statuses.add(await statusOf('/api/account/funds', undefined, token));
    while (postmaster() === killed || postmaster() === 0 || !statuses.has(200));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await untilReady();
  },
  2 * MINUTES,
);
