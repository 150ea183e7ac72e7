import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { transaction } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import {
  bearer,
  type Client,
  clientOf,
  createTestApp,
  logIn,
  mailedCode,
  newPerson,
  type TestApp,
  type TestPerson,
} from '../../testing/index.ts';

let app: TestApp;
let visitor: Client;
/** The API behind a trusted proxy that forwards the client's address. */
let behindProxy: TestApp;
let proxied: Client;
beforeAll(async () => {
  app = await createTestApp();
  visitor = clientOf(app.server);
  behindProxy = await createTestApp({ beside: app, trustProxy: 1 });
  proxied = clientOf(behindProxy.server);
});
afterAll(async () => {
  await behindProxy.close();
  await app.close();
});

const login = (email: string, password: string) => logIn(app, email, password);
const refreshed = (cookies: ReadonlyMap<string, string>) =>
  visitor.send('POST /api/auth/refresh-tokens', {
    body: {},
    headers: { cookie: `refresh_token=${cookies.get('refresh_token')}` },
  });
const ask = (person: TestPerson, email: string, userId = person.id) =>
  person.send('POST /api/auth/change_email', { body: { user_id: userId, email } });

async function codeFor(person: TestPerson, email: string): Promise<string> {
  await ask(person, email);
  return mailedCode(app, email);
}

describe('changing the own e-mail', () => {
  test('takes effect once the code sent to the new address is confirmed; the old address is notified', async () => {
    const customer = await newPerson(app, 'customer');
    const email = `new-${customer.email}`;
    await ask(customer, email);
    expect((await app.mailbox(customer.email))[0]?.text).toContain(email);
    expect((await login(customer.email, customer.password)).status).toBe(200);
    const confirmation_code = await mailedCode(app, email);
    await customer.call('POST /api/auth/send_email_code', {
      body: { user_id: customer.id, confirmation_code },
    });
    expect((await login(email, customer.password)).status).toBe(200);
    expect((await login(customer.email, customer.password)).error?.code).toBe(1004);
  });

  test('sends another code to the new address on request', async () => {
    const customer = await newPerson(app, 'customer');
    const email = `again-${customer.email}`;
    await ask(customer, email);
    await customer.call('POST /api/auth/request_email_code', { body: { user_id: customer.id } });
    expect(await app.mailbox(email)).toHaveLength(2);
  });

  test('sends no further code 15 minutes after the request, however many were sent', async () => {
    const customer = await newPerson(app, 'customer');
    const email = `late-${customer.email}`;
    await ask(customer, email);
    const again = () =>
      customer.send('POST /api/auth/request_email_code', { body: { user_id: customer.id } });
    await app.advance(DURATIONS.recentSignIn - 60);
    expect((await again()).status).toBe(200);
    await app.advance(60);
    expect(await again()).toMatchObject({ status: 403, error: { code: 1014 } });
    expect(await app.mailbox(email)).toHaveLength(2);
  });

  test('is rejected for an address that exists, at the request or at the confirmation', async () => {
    const [one, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    expect((await ask(one, other.email)).error?.code).toBe(1003);
    const email = `both-${one.email}`;
    const codes = [await codeFor(one, email), await codeFor(other, email)];
    const confirm = (person: TestPerson, confirmation_code = '') =>
      person.send('POST /api/auth/send_email_code', { body: { user_id: person.id, confirmation_code } });
    expect((await confirm(one, codes[0])).status).toBe(200);
    expect((await confirm(other, codes[1])).error?.code).toBe(1003);
  });

  test('is also rejected by the call that confirms a new account, which accepts the same codes', async () => {
    const [one, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    const email = `twice-${one.email}`;
    const codes = [await codeFor(one, email), await codeFor(other, email)];
    const confirm = (person: TestPerson, confirmation_key = '') =>
      person.send('POST /api/auth/signup_confirmation', { body: { confirmation_key } });
    expect((await confirm(one, codes[0])).status).toBe(200);
    expect(await confirm(other, codes[1])).toMatchObject({ status: 409, error: { code: 1003 } });
  });

  test('requires the password if the sign-in is not recent', async () => {
    const customer = await newPerson(app, 'customer');
    const email = `later-${customer.email}`;
    const signedIn = await login(customer.email, customer.password);
    await app.advance(DURATIONS.recentSignIn);
    const { token } = (await refreshed(signedIn.cookies)).body;
    const later = clientOf(app.server, () => bearer(token));
    const askWith = (body: object) =>
      later.send('POST /api/auth/change_email', { body: { user_id: customer.id, email, ...body } });
    expect(await askWith({})).toMatchObject({ status: 403, error: { code: 1014 } });
    expect((await askWith({ password: 'Wrong-horse-1' })).error?.code).toBe(1004);
    expect(await app.mailbox(email)).toEqual([]);
    expect((await askWith({ password: customer.password })).status).toBe(200);
    expect(await app.mailbox(email)).toHaveLength(1);
  });

  test('is rejected with a wrong password even after a recent sign-in', async () => {
    const customer = await newPerson(app, 'customer');
    const body = { user_id: customer.id, email: `wrong-${customer.email}`, password: 'Wrong-horse-1' };
    expect((await customer.send('POST /api/auth/change_email', { body })).error?.code).toBe(1004);
  });

  test("is refused for another's account", async () => {
    const [one, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    expect((await ask(one, `stolen-${other.email}`, other.id)).error?.code).toBe(1002);
  });
});

describe('the own sessions', () => {
  test('are listed with their devices, and each can be ended', async () => {
    const manager = await newPerson(app, 'manager');
    await manager.call('GET /api/auth/sessions', { query: {} });
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const { email, password } = manager;
    await visitor.call('POST /api/auth/login', { body: { email, password }, headers });
    const { sessions } = await manager.call('GET /api/auth/sessions', { query: {} });
    expect(sessions.map(({ device, address, current }) => ({ device, address, current }))).toEqual([
      { device: 'Firefox · Linux', address: '127.0.0.1', current: false },
      { device: '', address: '127.0.0.1', current: true },
    ]);
    await manager.call('DELETE /api/auth/sessions', { query: { session_id: sessions[0]?.id ?? '' } });
    expect((await manager.call('GET /api/auth/sessions', { query: {} })).sessions).toHaveLength(1);
  });

  test('show the device and address of the last use', async () => {
    const customer = await newPerson(app, 'customer');
    const { cookies } = await login(customer.email, customer.password);
    const headers = {
      cookie: `refresh_token=${cookies.get('refresh_token')}`,
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    };
    await proxied.call('POST /api/auth/refresh-tokens', {
      body: {},
      headers: { ...headers, 'x-forwarded-for': '::ffff:203.0.113.7' },
    });
    const { sessions } = await customer.call('GET /api/auth/sessions', { query: {} });
    expect(sessions.map(({ device, address }) => ({ device, address }))).toContainEqual({
      device: 'Firefox · Android',
      address: '203.0.113.7',
    });
  });

  test('can all be ended by one call, except the current one', async () => {
    const customer = await newPerson(app, 'customer');
    const others = [];
    for (let count = 0; count < 12; count += 1)
      others.push((await login(customer.email, customer.password)).body.token);
    const stranger = await newPerson(app, 'customer');
    await stranger.token();
    await customer.call('DELETE /api/auth/sessions/others', {});
    const { sessions, total } = await customer.call('GET /api/auth/sessions', { query: {} });
    expect([total, sessions[0]?.current]).toEqual([1, true]);
    for (const token of others) {
      const client = clientOf(app.server, () => bearer(token));
      expect((await client.send('GET /api/auth/sessions', { query: {} })).error?.code).toBe(1011);
    }
    expect((await stranger.send('GET /api/auth/sessions', { query: {} })).status).toBe(200);
  });

  test("cannot be another's", async () => {
    const [one, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    const { sessions } = await other.call('GET /api/auth/sessions', { query: {} });
    const ended = await one.send('DELETE /api/auth/sessions', {
      query: { session_id: sessions[0]?.id ?? '' },
    });
    expect(ended).toMatchObject({ status: 404, error: { code: 1005 } });
  });
});

test('the hourly sweep deletes ended sessions and no others', async () => {
  const customer = await newPerson(app, 'customer');
  const { email, password } = customer;
  const { cookies, body } = await login(email, password);
  await visitor.call('POST /api/auth/signout', { body });
  await customer.call('GET /api/auth/sessions', { query: {} });
  await transaction(app.db, (trx) => addJob(trx, 'sweep', {}));
  await app.queue.drain();
  const kept = await app.db
    .selectFrom('sessions')
    .select('ended_at')
    .where('user_id', '=', customer.id)
    .execute();
  expect(kept).toEqual([{ ended_at: null }]);
  const headers = { cookie: `refresh_token=${cookies.get('refresh_token')}` };
  expect((await visitor.send('POST /api/auth/refresh-tokens', { body: {}, headers })).error?.code).toBe(1011);
});
