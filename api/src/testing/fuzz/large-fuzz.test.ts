import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ROLES, type Role } from '@metier/contract';
import { operations, type Call, type Operation } from '@metier/contract/operations';
import { registerAccount } from '../../domains/auth/index.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { bodyLimitOf } from '../../platform/http/body-limit.ts';
import { startProcess, type ApiProcess } from '../api-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { LARGE_BODIES, LARGE_QUERIES } from './large-shapes.ts';

const SOAK = process.env['METIER_SOAK'] !== undefined;
const ROUNDS = SOAK ? 5 : 1;
const TIMEOUT_MS = 120_000;
const PASSWORD = 'Correct-horse-1';
const MOST_TOLD = 20;
const SERVER_ERROR = 500;

let testDatabase: TestDatabase;
let api: ApiProcess;
let address: string;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, 2);
  for (const role of ROLES)
    await registerAccount(database.db, { ...personOf(role), type_client: role, language: 'en' }, new Date());
  await database.close();
  // Demo mode for its high limits; no demo world is loaded, because there is an account.
  api = startProcess({ DATABASE_URL: testDatabase.url, METIER_DEMO: '1', LOG_LEVEL: 'error' });
  address = await api.address;
}, TIMEOUT_MS);
// For each shape again, because a token expires after ten minutes.
beforeEach(async () => {
  for (const role of ROLES) {
    const { email, password } = personOf(role);
    const body = JSON.stringify({ email, password });
    const { answer } = await send('POST', '/api/auth/login', undefined, body);
    tokens.set(role, (answer as { token: string }).token);
  }
});
afterAll(async () => {
  api.signal('SIGKILL');
  await api.ended;
  await testDatabase.drop();
});

const personOf = (role: Role) => ({
  first_name: 'Lara',
  last_name: 'Large',
  email: `${role}@metier.test`,
  password: PASSWORD,
});

async function send(method: string, path: string, role?: Role, body?: string) {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(role && { authorization: `Bearer ${tokens.get(role)}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  // A response that is not JSON may be a stream of minutes.
  if (!isJson) await response.body?.cancel();
  return { status: response.status, answer: isJson ? await response.json() : undefined };
}

/** Longest block of the event loop since the last call, in milliseconds; about 10 when idle. */
async function longestDelay(): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]);
}

const callerOf = ({ access }: Operation): Role | undefined =>
  access === 'public' ? undefined : typeof access === 'string' ? 'customer' : access[0];

/** Field names of a call, or any; `npm test` uses one of them per shape, in turn. */
function fieldsOf({ body }: Operation, place: number): string[] {
  const { properties = { field: {} } } = (body ?? {}) as { properties?: object };
  const names = Object.keys(properties);
  return SOAK ? names : names.slice(place % names.length).slice(0, 1);
}

interface LargeRequest {
  readonly call: Call;
  readonly path: string;
  readonly body?: string;
}

/** The fault of a response; undefined if it is correct. */
async function faultOver({ call, path, body }: LargeRequest): Promise<string | undefined> {
  const [method = ''] = call.split(' ');
  const { status, answer } = await send(method, path, callerOf(operations[call]), body);
  const { details = {} } = (answer as { error?: { details?: object } } | undefined)?.error ?? {};
  const told = Object.keys(details).length;
  if (status < SERVER_ERROR && told <= MOST_TOLD) return undefined;
  return `${call} answers ${status} with ${told} faults to ${path} ${body?.slice(0, 60)}`;
}

const CALLS = Object.keys(operations) as Call[];
const pathOf = (call: Call): string => call.split(' ')[1] ?? '';
const delays: string[] = [];
afterAll(() => {
  const title = 'The event loop was held for at most so many milliseconds (about 10 where nobody held it):';
  process.stdout.write(`${[title, ...delays].join('\n')}\n`);
});

/** Sends requests one after another, records how long each blocked the event loop, and returns the faults. */
async function faultsOf(shape: string, requests: readonly LargeRequest[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  await longestDelay();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const request of requests) faults.push(await faultOver(request));
  delays.push(`${(await longestDelay()).toFixed(0).padStart(6)}  ${shape}`);
  return faults.filter((fault) => fault !== undefined);
}

describe('input of the maximum size', () => {
  test.each([...Object.entries(LARGE_BODIES).entries()].map(([place, shape]) => [...shape, place] as const))(
    'a body of %s is answered quickly, with few faults listed',
    async (name, shaped, place) => {
      const requests = CALLS.filter((call) => !call.startsWith('GET ')).flatMap((call) =>
        fieldsOf(operations[call], place).map((field) => ({
          call,
          path: pathOf(call),
          body: shaped(field, bodyLimitOf(call, operations[call])),
        })),
      );
      expect(await faultsOf(name, requests)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each(Object.entries(LARGE_QUERIES))(
    'a query string of %s is answered quickly, with few faults listed',
    async (name, query) => {
      const requests = CALLS.map((call) => ({ call, path: `${pathOf(call)}?${query}` }));
      expect(await faultsOf(name, requests)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
