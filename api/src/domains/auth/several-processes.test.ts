import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { openDatabase, type Database } from '../../platform/db/index.ts';
import { startProcess, type ApiProcess } from '../../testing/api-process.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { RATE_LIMITS } from './auth-services.ts';
import { registerAccount } from './commands/register-account.ts';

let testDatabase: TestDatabase;
let database: Database;
let processes: readonly ApiProcess[];
let addresses: readonly string[];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, 2);
  const settings = {
    DATABASE_URL: testDatabase.url,
    METIER_DEMO: '0',
    METIER_SECRET: 'a secret of its own, long enough to be taken',
    METIER_TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  processes = [startProcess(settings), startProcess(settings)];
  addresses = await Promise.all(processes.map(({ address }) => address));
}, 60_000);
afterAll(async () => {
  for (const { signal } of processes) signal('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await database.close();
  await testDatabase.drop();
});

const PASSWORD = 'Correct-horse-1';
/** Somebody with a confirmed e-mail and no calls so far. */
async function newAccount(): Promise<string> {
  const person = { first_name: 'Clara', last_name: 'Tester', email: `clara-${randomUUID()}@metier.test` };
  const account = { ...person, password: PASSWORD, type_client: 'customer', language: 'en' } as const;
  await registerAccount(database.db, account, new Date());
  return person.email;
}

interface Call extends Omit<RequestInit, 'headers'> {
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Answer {
  readonly token?: string;
  readonly error?: { readonly code: number };
}

/** Calls one of the processes, which takes the caller's address from the proxy. */
async function callTo(process: number, path: string, init: Call) {
  const headers = { ...init.headers, 'x-forwarded-for': init.from };
  const response = await fetch(`${addresses[process % addresses.length]}${path}`, { ...init, headers });
  return (await response.json()) as Answer;
}
const post = (process: number, path: string, from: string, body: object) =>
  callTo(process, path, {
    from,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** A network that no other test uses. */
const aNetwork = (): string => `2001:db8:0:${randomInt(65_536).toString(16)}`;

/**
 * Logs in at the processes in turn, each time from another address of one network; returns the code of each refusal.
 */
async function logIn(email: () => string, password: string, times: number, network = aNetwork()) {
  const codes = [];
  for (let attempt = 0; attempt < times; attempt += 1)
    codes.push(
      (await post(attempt, '/api/auth/login', `${network}::${attempt}`, { email: email(), password })).error
        ?.code,
    );
  return codes;
}

/** Signs somebody in at the first process and returns a function that calls any process with the token. */
async function signedIn(email: string) {
  const from = `${aNetwork()}::1`;
  const { token = '' } = await post(0, '/api/auth/login', from, { email, password: PASSWORD });
  const callBy = async (process: number) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await callTo(process, '/api/auth/sessions', { from, headers })).error?.code;
  };
  return {
    callBy,
    /** Codes of the refusals of concurrent calls, sent to the processes in turn. */
    callAtOnce: (times: number) => Promise.all(Array.from({ length: times }, (_, number) => callBy(number))),
    signOutBy: (process: number) => post(process, '/api/auth/signout', from, { token }),
  };
}

test('a limit counts the calls of all processes', async () => {
  const nobody = () => `nobody-${randomUUID()}@metier.test`;
  const codes = await logIn(nobody, 'Wrong-horse-1', RATE_LIMITS.login.calls + 2);
  expect(codes.slice(0, -2)).toEqual(Array.from({ length: RATE_LIMITS.login.calls }, () => 1004));
  expect(codes.slice(-2)).toEqual([1008, 1008]);
});

test('a delay set by one process applies in all', async () => {
  const network = aNetwork();
  const email = await newAccount();
  const wrong = await logIn(() => email, 'Wrong-horse-1', LIMITS.loginTries, network);
  expect(new Set(wrong)).toEqual(new Set([1004]));
  expect(await logIn(() => email, PASSWORD, 2, network)).toEqual([1007, 1007]);
});

test('tokens and sessions of one process are valid at the other', async () => {
  const { callBy, signOutBy } = await signedIn(await newAccount());
  expect(await callBy(1)).toBeUndefined();
  await signOutBy(1);
  expect(await callBy(0)).toBe(1011);
});

test('of many concurrent calls at all processes exactly the limit is accepted', async () => {
  const { callAtOnce } = await signedIn(await newAccount());
  const codes = await callAtOnce(320);
  expect(codes.filter((code) => code === undefined)).toHaveLength(300);
  expect(codes.filter((code) => code === 1008)).toHaveLength(20);
});

test("calls with the token of an ended session are rejected by all and use up nobody's limit", async () => {
  const email = await newAccount();
  const [ended, other] = [await signedIn(email), await signedIn(email)];
  await ended.signOutBy(1);
  const [codes, others] = await Promise.all([ended.callAtOnce(320), other.callAtOnce(20)]);
  expect(new Set(codes)).toEqual(new Set([1011]));
  expect(new Set(others)).toEqual(new Set([undefined]));
});
