import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ROLES, type Role } from '@metier/contract';
import { takesForm } from '@metier/contract/form-body';
import { operations, type Call, type Operation } from '@metier/contract/operations';
import { registerAccount } from '../../domains/auth/index.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { bodyLimitOf, COMMON_BODY_LIMIT } from '../../platform/http/body-limit.ts';
import { startProcess, type ApiProcess } from '../api-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { until } from '../until.ts';
import { LARGE_BODIES, LARGE_FORMS, LARGE_HEADERS, LARGE_PATHS, LARGE_QUERIES } from './large-shapes.ts';

const SOAK = process.env['METIER_SOAK'] !== undefined;
const ROUNDS = SOAK ? 5 : 1;
const TIMEOUT_MS = 120_000;
const PASSWORD = 'Correct-horse-1';
const MAX_REPORTED = 20;
const SERVER_ERROR = 500;
/** No request may hold the event loop for longer, in milliseconds. Required in the soak, whose rounds are warm. */
const MAX_BLOCKING_MS = 50;
const REPORT_BLOCKING = new URL('./report-event-loop-blocking.ts', import.meta.url);

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
  api = startProcess({
    DATABASE_URL: testDatabase.url,
    METIER_DEMO: '1',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${REPORT_BLOCKING.href}`,
  });
  address = await api.address;
}, TIMEOUT_MS);
// For each shape again, because a token expires after ten minutes.
beforeEach(async () => {
  for (const role of ROLES) {
    const { email, password } = personOf(role);
    const content = { body: JSON.stringify({ email, password }), type: JSON_TYPE };
    const { answer } = await send('POST', '/api/auth/login', undefined, content);
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

/** The body of a request. */
interface Content {
  readonly body: string;
  readonly type: string;
}
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=b';

type Headers = Readonly<Record<string, string>>;

async function send(method: string, path: string, role?: Role, content?: Content, headers?: Headers) {
  const response = await fetch(address + path, {
    method,
    // As is: a redirect to a page, which this process does not serve.
    redirect: 'manual',
    headers: {
      ...(role && { authorization: `Bearer ${tokens.get(role)}` }),
      ...(content && { 'content-type': content.type }),
      ...headers,
    },
    ...(content && { body: content.body }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  // A response that is not JSON may be a stream of minutes.
  if (!isJson) await response.body?.cancel();
  return { status: response.status, answer: isJson ? await response.json() : undefined };
}

/** Longest hold of the event loop since the last call, in milliseconds of processor time. */
async function longestTurn(): Promise<number> {
  const turns = () => [...api.output().matchAll(/^blocked for (\S+) ms$/gm)].map(([, ms]) => Number(ms));
  const before = turns().length;
  api.signal('SIGUSR2');
  await until(() => turns().length > before);
  return turns().at(-1) ?? NaN;
}

const callerOf = ({ access }: Pick<Operation, 'access'> = { access: 'public' }): Role | undefined =>
  access === 'public' ? undefined : typeof access === 'string' ? 'customer' : access[0];

/** Field names of a call, or any; `npm test` uses one of them per shape, in turn. */
function fieldsOf({ body }: Operation, place: number): string[] {
  const { properties = { field: {} } } = (body ?? {}) as { properties?: object };
  const names = Object.keys(properties);
  return SOAK ? names : names.slice(place % names.length).slice(0, 1);
}

interface LargeRequest {
  /** A call of the contract, or the method and path of another request. */
  readonly call: string;
  /** With the query; by default the call's. */
  readonly path?: string;
  readonly content?: Content;
  readonly headers?: Headers;
}

/** The fault of a response; undefined if it is correct. */
async function faultOver({ call, content, headers, ...rest }: LargeRequest): Promise<string | undefined> {
  const [method = '', ownPath = ''] = call.split(' ');
  const { path = ownPath } = rest;
  const role = callerOf((operations as Partial<Record<string, Operation>>)[call]);
  const { status, answer } = await send(method, path, role, content, headers);
  const { details = {} } = (answer as { error?: { details?: object } } | undefined)?.error ?? {};
  const told = Object.keys(details).length;
  if (status < SERVER_ERROR && told <= MAX_REPORTED) return undefined;
  return `${call} answers ${status} with ${told} faults to ${path} ${content?.body.slice(0, 60)}`;
}

/** A form's texts may have three megabytes together. */
const FORM_BYTES = 3_000_000;

/** Requests outside of the contract that have a body, with a field of it. */
const OTHERS = [
  ['POST /psp/tokens', 'number'],
  ['POST /dev/clock', 'advance'],
  ['POST /api/mail/unsubscribe?token=a', 'List-Unsubscribe'],
  ['POST /nowhere', 'field'],
] as const;

const CALLS = Object.keys(operations) as Call[];
const pathOf = (call: Call): string => call.split(' ')[1] ?? '';
const longestTurns: string[] = [];
afterAll(() => {
  const title =
    'The event loop was blocked for at most so many milliseconds of processor time (best round, median):';
  const [, turns = ''] = [...api.output().matchAll(/^turns of (.+)$/gm)].at(-1) ?? [];
  const all = `All turns of the event loop by processor time, of so many milliseconds or more: ${turns}`;
  process.stdout.write(`${[title, ...longestTurns, all].join('\n')}\n`);
});

/**
 * Sends requests one after another and returns the faults: wrong answers, and in the soak a shape that blocks the event
 * loop for too long in every round. The rounds are the same, so a hold that their requests cause is in all of them;
 * on a busy machine the processor's caches double the processor time of most rounds.
 */
async function faultsOf(shape: string, requests: readonly LargeRequest[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  const blocked: number[] = [];
  await longestTurn();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const request of requests) faults.push(await faultOver(request));
    blocked.push(await longestTurn());
  }
  const sorted = blocked.toSorted((one, other) => one - other);
  const [least, median] = [sorted[0] ?? NaN, sorted[Math.floor(ROUNDS / 2)] ?? NaN];
  longestTurns.push(`${least.toFixed(0).padStart(6)} ${median.toFixed(0).padStart(6)}  ${shape}`);
  if (SOAK && !(least < MAX_BLOCKING_MS))
    faults.push(`${shape} blocked the event loop for ${blocked.join(', ')} ms`);
  return faults.filter((fault) => fault !== undefined);
}

describe('input of the maximum size', () => {
  test.each([...Object.entries(LARGE_BODIES).entries()].map(([place, shape]) => [...shape, place] as const))(
    'a body of %s is answered quickly, with few faults listed',
    async (name, shaped, place) => {
      const requests = CALLS.filter((call) => !call.startsWith('GET ')).flatMap((call) =>
        fieldsOf(operations[call], place).map((field) => ({
          call,
          content: { body: shaped(field, bodyLimitOf(call, operations[call])), type: JSON_TYPE },
        })),
      );
      const others = OTHERS.map(([call, field]) => ({
        call,
        content: { body: shaped(field, COMMON_BODY_LIMIT), type: JSON_TYPE },
      }));
      expect(await faultsOf(name, [...requests, ...others])).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each(Object.entries(LARGE_FORMS).map(([name, shaped], place) => [name, shaped, place] as const))(
    'a form of %s is answered quickly, with few faults listed',
    async (name, shaped, place) => {
      const requests = CALLS.filter((call) => takesForm(operations[call])).flatMap((call) =>
        fieldsOf(operations[call], place).map((field) => ({
          call,
          content: { body: shaped(field, FORM_BYTES), type: FORM_TYPE },
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

  test.each(Object.entries(LARGE_PATHS))(
    'a path of %s is answered quickly',
    async (name, paths) => {
      const requests = paths.map((path) => ({ call: 'GET /nowhere', path }));
      expect(await faultsOf(name, requests)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each(Object.entries(LARGE_HEADERS))(
    'a head with %s is answered quickly, with few faults listed',
    async (name, headers) => {
      expect(
        await faultsOf(
          name,
          CALLS.map((call) => ({ call, headers })),
        ),
      ).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
