import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROLES } from '@metier/shared-kit/contract';
import { operations, type Access, type Call } from '@metier/shared-kit/contract/operations';
import {
  bearer,
  clientOf,
  createTestApp,
  newCustomer,
  newFreelancer,
  newManager,
  type Client,
  type TestApp,
} from './testing/index.ts';

let app: TestApp;
let visitor: Client;
let newcomer: Client;
let people: Record<(typeof ROLES)[number], Client>;
beforeAll(async () => {
  app = await createTestApp();
  visitor = clientOf(app.server);
  const body = {
    first_name: 'N',
    last_name: 'N',
    email: 'n@metier.test',
    password: 'Correct-horse-1',
    type_client: 'customer',
  } as const;
  const { token } = await visitor.call('POST /api/auth/signup', { body });
  newcomer = clientOf(app.server, () => bearer(token));
  people = {
    customer: await newCustomer(app),
    freelancer: await newFreelancer(app),
    manager: await newManager(app),
  };
});
afterAll(() => app.close());

const CALLS = Object.keys(operations) as Call[];
/** Code of the answer to a call without any input: far enough to see who is let in. */
const codeFor = async (client: Client, call: Call) => (await client.send(call, {})).error?.code;

/** Method and path of every route, read from Fastify's own drawing of them. */
function registeredCalls(): string[] {
  const branch: string[] = [];
  return app.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
      branch.splice(indent.length / 4, branch.length, part);
      return methods.split(', ').map((method) => `${method} ${branch.join('')}`);
    });
}

test('every call of the contract has a route, and every route under /api is a call of the contract', () => {
  const calls = registeredCalls().filter((call) => /^(?!HEAD)\w+ \/api\/(?!openapi|docs)/.test(call));
  expect(calls.toSorted()).toEqual(CALLS.toSorted());
});

describe.each(CALLS)('%s', (call) => {
  const access: Access = operations[call].access;

  test('asks visitors to sign in, unless it is public', async () => {
    const code = await codeFor(visitor, call);
    if (access === 'public') expect(code).not.toBe(1001);
    else expect(code).toBe(1001);
  });

  test('refuses a sign-up token, unless it deals with codes', async () => {
    const code = await codeFor(newcomer, call);
    if (access === 'public' || access === 'signup') expect(code).not.toBe(1002);
    else expect(code).toBe(1002);
  });

  test.each(ROLES)('lets a %s in or refuses them as the contract says', async (role) => {
    const isOpen = typeof access === 'string' || access.includes(role);
    const code = await codeFor(people[role], call);
    if (isOpen) expect(code).not.toBe(1002);
    else expect(code).toBe(1002);
  });
});
