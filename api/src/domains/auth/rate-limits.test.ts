import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operations, type Call } from '@metier/contract/operations';
import { sql } from 'kysely';
import { CALLS_OF_AN_ADDRESS } from '../../platform/http/limit-visitor.ts';
import { rateLimitKey } from '../../platform/http/rate-limit.ts';
import { clientOf, createTestApp, marketplace, newPerson, type TestApp } from '../../testing/index.ts';
import { RATE_LIMITS } from './auth-services.ts';

const { app } = await marketplace({ limitFactor: 1 });
const visitor = clientOf(app.server);

const nobody = { email: 'nobody@metier.test', password: 'Wrong-horse-1' };

test('logging in is limited, until a minute has passed', async () => {
  let count = 0;
  const login = () => {
    const email = `nobody-${(count += 1)}@metier.test`;
    return visitor.send('POST /api/auth/login', { body: { ...nobody, email } });
  };
  for (let attempt = 0; attempt < RATE_LIMITS.login.calls; attempt += 1)
    expect((await login()).error?.code).toBe(1004);
  const refused = await login();
  expect(refused).toMatchObject({ status: 429, error: { code: 1008 } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await app.advance(RATE_LIMITS.login.seconds);
  expect((await login()).error?.code).toBe(1004);
});

test('behind a proxy each visitor has their own limit, which a forged header cannot bypass', async () => {
  const proxied = await createTestApp({ limitFactor: 1, beside: app, trustProxy: 1 });
  const login = (visitorAddress: string, attempt: number) =>
    clientOf(proxied.server).send('POST /api/auth/login', {
      body: { ...nobody, email: `nobody-${attempt}@metier.test` },
      headers: { 'x-forwarded-for': `192.0.2.${attempt}, ${visitorAddress}` },
    });
  for (let attempt = 0; attempt < RATE_LIMITS.login.calls; attempt += 1)
    expect((await login('203.0.113.7', attempt)).error?.code).toBe(1004);
  expect((await login('203.0.113.7', 100)).error?.code).toBe(1008);
  expect((await login('203.0.113.8', 101)).error?.code).toBe(1004);
  await proxied.close();
});

test('logging in is limited for a whole network of IPv6 addresses', async () => {
  const login = async (place: number) => {
    const payload = { email: `nobody-${place}@metier.test`, password: 'Wrong-horse-1' };
    const remoteAddress = `2001:db8::${place}`;
    const request = { method: 'POST', url: '/api/auth/login', payload, remoteAddress } as const;
    return (await app.server.inject(request)).statusCode;
  };
  for (let place = 0; place < RATE_LIMITS.login.calls; place += 1) expect(await login(place)).toBe(401);
  expect(await login(99)).toBe(429);
});

describe('of one account', () => {
  let proxied: TestApp;
  beforeAll(async () => {
    proxied = await createTestApp({ limitFactor: 1, beside: app, trustProxy: 1 });
  });
  afterAll(() => proxied.close());

  const login = (email: string, password: string, from: string, device?: string) =>
    clientOf(proxied.server).send('POST /api/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': from, ...(device && { cookie: `known_device=${device}` }) },
    });

  test('logins from one address never reject the owner at another', async () => {
    const { email, password } = await newPerson(app, 'customer');
    for (let minute = 0; minute < 5; minute += 1) {
      for (let attempt = 0; attempt < RATE_LIMITS.login.calls; attempt += 1)
        expect((await login(email, nobody.password, '203.0.113.20')).status).not.toBe(200);
      expect((await login(email, password, `203.0.113.${30 + minute}`)).status).toBe(200);
      await app.advance(RATE_LIMITS.login.seconds);
    }
  });

  test('logins from many addresses are limited, except on a known device', async () => {
    const { email, password } = await newPerson(app, 'customer');
    const devices = [];
    for (let place = 0; place < RATE_LIMITS.login.calls; place += 1)
      devices.push((await login(email, password, `203.0.113.${40 + place}`)).cookies.get('known_device'));
    expect((await login(email, password, '203.0.113.60')).error?.code).toBe(1008);
    expect((await login(email, password, '203.0.113.60', devices[0])).status).toBe(200);
    await app.advance(RATE_LIMITS.login.seconds);
    expect((await login(email, password, '203.0.113.60')).status).toBe(200);
  });

  test('logins with an e-mail without an account are limited the same', async () => {
    for (let place = 0; place < RATE_LIMITS.login.calls; place += 1)
      expect((await login(nobody.email, nobody.password, `203.0.113.${70 + place}`)).error?.code).toBe(1004);
    expect((await login(nobody.email, nobody.password, '203.0.113.90')).error?.code).toBe(1008);
  });

  test('an address that is typed as an e-mail is not counted for that address', async () => {
    const { email, password } = await newPerson(app, 'customer');
    for (let place = 0; place < RATE_LIMITS.login.calls; place += 1)
      await login('203.0.113.99', nobody.password, `203.0.113.${100 + place}`);
    expect((await login(email, password, '203.0.113.99')).status).toBe(200);
  });
});

test('recovery is limited for known and unknown addresses alike', async () => {
  const { email } = await newPerson(app, 'customer');
  for (const address of [email, nobody.email]) {
    const recover = () => visitor.send('POST /api/auth/recovery-password', { body: { email: address } });
    for (let attempt = 0; attempt < RATE_LIMITS.recovery.calls; attempt += 1)
      expect((await recover()).status).toBe(200);
    expect((await recover()).error?.code).toBe(1008);
  }
});

test('recoveries from one address are limited across e-mails', async () => {
  const app1 = await createTestApp({ limitFactor: 1, beside: app, trustProxy: 1 });
  const recover = (from: string, number: number) =>
    clientOf(app1.server).send('POST /api/auth/recovery-password', {
      body: { email: `nobody-${number}@metier.test` },
      headers: { 'x-forwarded-for': from },
    });
  for (let number = 0; number < RATE_LIMITS.recoveriesOfSender.calls; number += 1)
    expect((await recover('203.0.113.9', number)).status).toBe(200);
  expect((await recover('203.0.113.9', 100)).error?.code).toBe(1008);
  expect((await recover('203.0.113.10', 101)).status).toBe(200);
  await app1.close();
});

test('codes to one mailbox are limited across callers', async () => {
  const people = [await newPerson(app, 'customer'), await newPerson(app, 'customer')] as const;
  const email = 'mailbox-of-another@metier.test';
  const ask = (number: number, address: string) => {
    const [one, other] = people;
    const person = number % 2 ? one : other;
    return person.send('POST /api/auth/change_email', { body: { user_id: person.id, email: address } });
  };
  for (let number = 0; number < RATE_LIMITS.codesOfEmail.calls; number += 1)
    expect((await ask(number, number % 2 ? email : email.toUpperCase())).status).toBe(200);
  expect((await ask(1, email)).error?.code).toBe(1008);
  const [letters, person] = [await app.mailbox(email), people[1]];
  expect(letters.length).toBeLessThanOrEqual(RATE_LIMITS.codesOfEmail.calls);
  const again = await person.send('POST /api/auth/request_email_code', { body: { user_id: person.id } });
  expect(again.error?.code).toBe(1008);
});

test('sign-ups with one e-mail are limited, the same whether it has an account or not', async () => {
  const { email: taken } = await newPerson(app, 'customer');
  await app.advance(RATE_LIMITS.signUp.seconds);
  const codesOf = async (email: string) => {
    const person = { first_name: 'Nora', last_name: 'New', password: 'Correct-horse-1' };
    const codes = [];
    for (let attempt = 0; attempt <= RATE_LIMITS.signUpsOfEmail.calls; attempt += 1) {
      const body = { ...person, email, type_client: 'customer' } as const;
      codes.push((await visitor.send('POST /api/auth/signup', { body })).error?.code);
    }
    await app.advance(RATE_LIMITS.signUp.seconds);
    return codes;
  };
  for (const email of [taken, 'nora-new@metier.test']) expect((await codesOf(email)).at(-1)).toBe(1008);
});

test('codes are limited per account', async () => {
  const customer = await newPerson(app, 'customer');
  const ask = () => customer.send('POST /api/auth/request_email_code', { body: { user_id: customer.id } });
  for (let attempt = 0; attempt < RATE_LIMITS.codes.calls; attempt += 1)
    expect((await ask()).status).toBe(200);
  expect((await ask()).error?.code).toBe(1008);
});

test('the keys of the limits contain no e-mail that was typed', async () => {
  const { email, id, send } = await newPerson(app, 'customer');
  const typed = 'typed@metier.test';
  const person = { first_name: 'Nora', last_name: 'New', password: nobody.password, email: typed };
  await visitor.send('POST /api/auth/signup', { body: { ...person, type_client: 'customer' } });
  await visitor.send('POST /api/auth/login', { body: { email: typed, password: nobody.password } });
  await visitor.send('POST /api/auth/recovery-password', { body: { email } });
  await send('POST /api/auth/change_email', { body: { user_id: id, email: typed } });
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(app.db);
  const names = new Set(rows.map(({ key }) => key.split(':')[0]));
  const { signUpsOfEmail, recovery, codesOfEmail } = RATE_LIMITS;
  for (const { name } of [signUpsOfEmail, recovery, codesOfEmail]) expect(names).toContain(name);
  expect(rows.filter(({ key }) => key.includes('metier.test'))).toEqual([]);
});

describe('from an address over the limit of calls without a token', () => {
  const calls = (Object.keys(operations) as Call[]).filter((call) => operations[call].access === 'public');
  const used = async (share: number) => {
    const windows = Object.values(CALLS_OF_AN_ADDRESS).map(({ name, calls: most }) => ({
      key: rateLimitKey(name, '127.0.0.1'),
      calls: most * share,
    }));
    for (const { key, calls: count } of windows)
      await sql`
        insert into rate_limits values (${key}, ${app.clock.now()}::timestamptz + interval '1 hour', ${count})
        on conflict (key) do update set ends_at = excluded.ends_at, calls = excluded.calls`.execute(app.db);
  };
  const TOO_LONG = `{"name": "${'x'.repeat(2 ** 21)}"}`;
  const send = async (call: Call) => {
    const [method, url] = call.split(' ') as ['POST', string];
    const headers = { 'content-type': 'application/json' };
    const isRead = (method as string) === 'GET';
    const answer = await app.server.inject({ method, url, ...(!isRead && { headers, payload: TOO_LONG }) });
    return { status: answer.statusCode, wait: answer.headers['retry-after'] };
  };

  test.each(calls.filter((call) => call !== 'GET /api/catalogue'))(
    '%s is rejected before its body is read',
    async (call) => {
      await used(1);
      expect(await send(call)).toEqual({ status: 429, wait: expect.any(String) });
      await used(0);
      expect((await send(call)).status).not.toBe(429);
    },
  );

  test('the catalogue is still served, since it is answered from memory', async () => {
    await used(1);
    expect((await send('GET /api/catalogue')).status).toBe(200);
  });
});
