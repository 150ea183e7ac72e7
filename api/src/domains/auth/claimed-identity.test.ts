import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { accessTokens } from '../../platform/http/index.ts';
import { keysFor } from '../../platform/keys/index.ts';
import {
  bearer,
  claimsOf,
  clientOf,
  marketplace,
  TEST_SECRET,
  type TestPerson,
} from '../../testing/index.ts';

/** The key that an attacker has obtained, which alone must not give access. */
const forger = accessTokens(keysFor('access-tokens', [TEST_SECRET]));
const { app, customer: attacker, freelancer, manager } = await marketplace({ limitFactor: 1 });

type Claims = Parameters<typeof forger.sign>[0];
const sidOf = async (person: TestPerson) => claimsOf(await person.token()).sid ?? '';

/** Calls with a token whose claims differ from the attacker's own; returns the refusal. */
async function call(claims: Partial<Claims>) {
  const { id, first_name, last_name, email } = attacker;
  const own = { user_id: id, first_name, last_name, email, type_client: 'customer' } as const;
  const token = await forger.sign({ ...own, sid: await sidOf(attacker), ...claims }, app.clock.now(), 60);
  return clientOf(app.server, () => bearer(token)).send('GET /api/auth/sessions', { query: {} });
}

test("a token with true claims is accepted, such as the attacker's own", async () => {
  expect(await call({})).toMatchObject({ status: 200 });
});

test.each<[string, () => Promise<Partial<Claims>> | Partial<Claims>]>([
  ['a manager by the own session', () => ({ user_id: manager.id, type_client: 'manager' })],
  ['a freelancer by the own session', () => ({ user_id: freelancer.id, type_client: 'freelancer' })],
  ['oneself by the session of a manager', async () => ({ sid: await sidOf(manager) })],
  ['oneself, but a manager', () => ({ type_client: 'manager' })],
  [
    'a manager, but a customer, by their session',
    async () => ({ user_id: manager.id, sid: await sidOf(manager) }),
  ],
  ['a user who does not exist', () => ({ user_id: randomUUID() })],
  ['oneself by a session that does not exist', () => ({ sid: randomUUID() })],
])('a token that claims %s is rejected', async (_, claims) => {
  expect(await call(await claims())).toMatchObject({ status: 401, error: { code: 1011 } });
});

test("rejected tokens use up nobody's limit, and concurrent valid calls are not rejected", async () => {
  const claims = { user_id: manager.id, type_client: 'manager' } as const;
  const forged = Array.from({ length: 310 }, () => call(claims));
  const honest = Array.from({ length: 5 }, () => manager.send('GET /api/auth/sessions', { query: {} }));
  expect(new Set((await Promise.all(forged)).map(({ error }) => error?.code))).toEqual(new Set([1011]));
  expect(new Set((await Promise.all(honest)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await manager.send('GET /api/auth/sessions', { query: {} })).status).toBe(200);
});

test('a sign-up token is rejected, too, unless the user exists and has the role', async () => {
  const { id, first_name, last_name, email } = attacker;
  const ask = async (claims: Partial<Claims>) => {
    const own = { user_id: id, first_name, last_name, email, type_client: 'customer' } as const;
    const token = await forger.sign({ ...own, ...claims }, app.clock.now(), 60);
    const body = { user_id: claims.user_id ?? id };
    const client = clientOf(app.server, () => bearer(token));
    return (await client.send('POST /api/auth/request_email_code', { body })).error?.code;
  };
  expect(await ask({})).toBeUndefined();
  expect(await ask({ type_client: 'manager' })).toBe(1011);
  expect(await ask({ user_id: randomUUID() })).toBe(1011);
});
