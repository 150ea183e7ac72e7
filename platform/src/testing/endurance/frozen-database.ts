import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { operations } from '@metier/contract/operations';
import { demoAccounts } from '../../../../api/src/demo/index.ts';
import type { RunningProduct } from './product.ts';

const TIMEOUT_MS = 300_000;
const POLL_MS = 50;
/** Every response to a call during a freeze takes at most this long. */
const ANSWER_MS = 10_000;
/** Calls that need no database. */
const FROM_MEMORY = new Set(['GET /api/catalogue']);

/**
 * Tests of calls while the database is suspended or restarts. Each leaves the product recovered.
 *
 * @param productOf the running product
 */
export function testFrozenDatabase(productOf: () => RunningProduct): void {
  describe('while the database is frozen', () => {
    let frozen: readonly number[] = [];
    const freeze = (processes: readonly number[]): void => {
      // 0 would be the own process group.
      expect(processes).not.toContain(0);
      frozen = processes;
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    };
    const thaw = (): void => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      frozen = [];
    };
    afterEach(thaw);

    const send = (path: string, body?: object, token?: string) => sendTo(productOf(), path, body, token);
    const statusOf = async (path: string, token?: string): Promise<number> =>
      (await send(path, undefined, token)).status;
    const untilReady = async (status = 200): Promise<void> => {
      while ((await statusOf('/health/ready')) !== status) await sleep(POLL_MS);
    };

    test(
      'calls get 503, responses from memory continue, and everything recovers afterwards',
      async () => {
        const token = await signIn(productOf());
        const file = await fileOf(productOf(), token);
        freeze(serverProcesses(productOf().postmaster()));
        const others = Promise.all([
          statusOf(file),
          statusOf('/api/events', token),
          statusOf(`/api/public/freelancer?id=${randomUUID()}`),
        ]);
        const waiting = Promise.all([
          send('/api/account/funds', undefined, token),
          send('/api/auth/login', { email: 'nobody@metier.example', password: 'Nobody-there-1' }),
          send('/api/account/withdrawal', { funds: 50 }, token),
          send('/health/ready'),
        ]);
        expect([await statusOf('/health/live'), await statusOf('/api/catalogue')]).toEqual([200, 200]);
        const [funds, login, withdrawal, ready] = await waiting;
        expect([funds.status, login.status, withdrawal.status, ready.status]).toEqual([503, 503, 503, 503]);
        expect(await others).toEqual([503, 503, 503]);
        expect(funds.body).toMatchObject({ error: { code: 1099 } });
        // Detected as unresponsive: calls fail without waiting.
        expect(await statusOf('/api/account/funds', token)).toBe(503);
        expect([await statusOf('/health/live'), await statusOf('/api/catalogue')]).toEqual([200, 200]);
        expect(await unanswered(productOf(), token)).toEqual([]);
        thaw();
        await untilReady();
        expect(await statusOf('/api/account/funds', token)).toBe(200);
      },
      TIMEOUT_MS,
    );

    test(
      'a server that accepts no new connections counts as frozen, although existing ones work',
      async () => {
        freeze([productOf().postmaster()]);
        await untilReady(503);
        expect(await statusOf('/health/live')).toBe(200);
        thaw();
        await untilReady();
      },
      TIMEOUT_MS,
    );

    test(
      'calls get 503 from a kill of the database until it has restarted',
      async () => {
        const token = await signIn(productOf());
        const killed = productOf().postmaster();
        const restarted = productOf().killDatabase();
        const statuses = new Set<number>();
        do statuses.add(await statusOf('/api/account/funds', token));
        while ([0, killed].includes(productOf().postmaster()));
        await restarted;
        expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
        expect(await statusOf('/api/account/funds', token)).toBe(200);
      },
      TIMEOUT_MS,
    );
  });
}

/** The server and its child processes; the server first, so that it starts no more of them. */
function serverProcesses(postmaster: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [postmaster, ...pairs.flatMap(([pid = 0, parent]) => (parent === postmaster ? [pid] : []))];
}

async function sendTo(
  { apis }: RunningProduct,
  path: string,
  body?: object,
  token = '',
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${apis[0]?.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return { status: response.status, body: await response.json() };
}

/** Calls of the contract whose response is neither a 503 nor a refusal, nor comes from memory. */
async function unanswered({ apis }: RunningProduct, token: string): Promise<string[]> {
  const answers = Object.keys(operations).map(async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const { status } = await fetch(`${apis[0]?.origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { call, status };
  });
  return (await Promise.all(answers)).flatMap(({ call, status }) =>
    status === 503 || (status >= 400 && status < 500) || FROM_MEMORY.has(call) ? [] : `${status}: ${call}`,
  );
}

/** The path of a file that the caller has sent. */
async function fileOf(product: RunningProduct, token: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob(['bytes']), 'file.txt');
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${product.apis[0]?.origin}/api/files`, { method: 'POST', headers, body: form });
  const { file } = (await sent.json()) as { file: { id: string } };
  const { body } = await sendTo(product, `/api/files/link?file_id=${file.id}`, undefined, token);
  return (body as { url: string }).url;
}

async function signIn(product: RunningProduct): Promise<string> {
  const { email, password } = demoAccounts.felix;
  const { body } = await sendTo(product, '/api/auth/login', { email, password });
  return (body as { token: string }).token;
}
