import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/shared-kit/contract';
import { clientOf, createTestApp, newCustomer, type TestApp } from '../../testing/index.ts';
import { RATE_LIMITS } from './auth-ground.ts';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await createTestApp({ limitFactor: 1 });
  second = await createTestApp({ limitFactor: 1, databaseUrl: first.databaseUrl });
});
beforeEach(() => first.advance(RATE_LIMITS.login.seconds));
afterAll(async () => {
  await second.close();
  await first.close();
});

/** Logs in by the processes in turn, and tells the code of each refusal. */
async function logIn(email: string, password: string, times: number) {
  const codes = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const { server } = attempt % 2 === 0 ? first : second;
    const { error } = await clientOf(server).send('POST /api/auth/login', { body: { email, password } });
    codes.push(error?.code);
  }
  return codes;
}

test('a limit counts the calls of all processes together', async () => {
  const codes = await logIn('nobody@metier.test', 'Wrong-horse-1', RATE_LIMITS.login.calls + 2);
  expect(codes.slice(0, -2)).toEqual(Array.from({ length: RATE_LIMITS.login.calls }, () => 1004));
  expect(codes.slice(-2)).toEqual([1008, 1008]);
});

test('an account that is locked by one process is locked in all', async () => {
  const { email, password } = await newCustomer(first);
  const wrong = await logIn(email, 'Wrong-horse-1', LIMITS.loginTries);
  expect(new Set(wrong.slice(0, -1))).toEqual(new Set([1004]));
  expect(await logIn(email, password, 2)).toEqual([1007, 1007]);
});

test('what one process signs and keeps, the other believes', async () => {
  const customer = await newCustomer(first);
  const { body } = await clientOf(first.server).send('POST /api/auth/login', {
    body: { email: customer.email, password: customer.password },
  });
  const elsewhere = clientOf(second.server, () => ({ authorization: `Bearer ${body.token}` }));
  expect((await elsewhere.send('GET /api/auth/sessions', { query: {} })).status).toBe(200);
  await elsewhere.send('POST /api/auth/signout', { body: { token: body.token } });
  const here = clientOf(first.server, () => ({ authorization: `Bearer ${body.token}` }));
  expect((await here.send('GET /api/auth/sessions', { query: {} })).error?.code).toBe(1011);
});

/** Signs somebody in, and gives a way to call either process with the token. */
async function signedIn({ email, password }: { email: string; password: string }) {
  const { token } = await clientOf(first.server).call('POST /api/auth/login', { body: { email, password } });
  const clients = [first, second].map(({ server }) =>
    clientOf(server, () => ({ authorization: `Bearer ${token}` })),
  );
  return {
    token,
    /** Codes of the refusals of so many calls at once, by the processes in turn. */
    callAtOnce: async (times: number) => {
      const calls = Array.from({ length: times }, async (_, number) => {
        const answer = await clients[number % 2]?.send('GET /api/auth/sessions', { query: {} });
        return answer?.error?.code;
      });
      return Promise.all(calls);
    },
  };
}

test('of many calls at once by all processes just as many are let in as the limit says', async () => {
  const customer = await newCustomer(first);
  await first.advance(60);
  const { callAtOnce } = await signedIn(customer);
  const codes = await callAtOnce(320);
  expect(codes.filter((code) => code === undefined)).toHaveLength(300);
  expect(codes.filter((code) => code === 1008)).toHaveLength(20);
});

test('calls with the token of an ended session are refused by all, and use up the limit of nobody', async () => {
  const customer = await newCustomer(first);
  const [ended, other] = [await signedIn(customer), await signedIn(customer)];
  await clientOf(second.server).call('POST /api/auth/signout', { body: { token: ended.token } });
  const [codes, others] = await Promise.all([ended.callAtOnce(320), other.callAtOnce(20)]);
  expect(new Set(codes)).toEqual(new Set([1011]));
  expect(new Set(others)).toEqual(new Set([undefined]));
});
