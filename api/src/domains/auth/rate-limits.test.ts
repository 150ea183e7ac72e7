import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientOf, createTestApp, newCustomer, type Client, type TestApp } from '../../testing/index.ts';
import { RATE_LIMITS } from './auth-ground.ts';

let app: TestApp;
let visitor: Client;
beforeAll(async () => {
  app = await createTestApp({ limitFactor: 1 });
  visitor = clientOf(app.server);
});
afterAll(() => app.close());

const nobody = { email: 'nobody@metier.test', password: 'Wrong-horse-1' };

test('logging in is limited, until a minute has passed', async () => {
  const login = () => visitor.send('POST /api/auth/login', { body: nobody });
  for (let attempt = 0; attempt < RATE_LIMITS.login.calls; attempt += 1)
    expect((await login()).error?.code).toBe(1004);
  const refused = await login();
  expect(refused).toMatchObject({ status: 429, error: { code: 1008 } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await app.advance(RATE_LIMITS.login.seconds);
  expect((await login()).error?.code).toBe(1004);
});

test('recovery is limited for known and unknown addresses alike', async () => {
  const { email } = await newCustomer(app);
  for (const address of [email, nobody.email]) {
    const recover = () => visitor.send('POST /api/auth/recovery-password', { body: { email: address } });
    for (let attempt = 0; attempt < RATE_LIMITS.recovery.calls; attempt += 1)
      expect((await recover()).status).toBe(200);
    expect((await recover()).error?.code).toBe(1008);
  }
});

test('codes are limited per account', async () => {
  const customer = await newCustomer(app);
  const ask = () => customer.send('POST /api/auth/request_email_code', { body: { user_id: customer.id } });
  for (let attempt = 0; attempt < RATE_LIMITS.codes.calls; attempt += 1)
    expect((await ask()).status).toBe(200);
  expect((await ask()).error?.code).toBe(1008);
});
