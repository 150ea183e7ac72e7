import { beforeEach, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { RATE_LIMITS } from './domains/auth/auth-services.ts';
import { openLog } from './platform/log/index.ts';
import { clientOf, createTestApp, marketplace, newPerson, recoveryKey } from './testing/index.ts';

const lines: string[] = [];
const WRONG = 'Swordfish-2026';

const write = (line: string) => lines.push(line);
const { app, customer } = await marketplace({ log: openLog('info', { write }) });
beforeEach(() => {
  lines.length = 0;
});

const visitor = () => clientOf(app.server);
const events = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'Security')
    .map(({ level, security, route, user_id, about_id, sender, request_id }) => {
      expect([sender, request_id]).toEqual([expect.any(String), expect.any(String)]);
      return { level, security, route, user_id, about_id };
    });
const [INFO, WARN] = [30, 40];

test('a login is logged with its user, a failed one without', async () => {
  const { email, password, id: user_id } = customer;
  await visitor().send('POST /api/auth/login', { body: { email, password: WRONG } });
  await visitor().send('POST /api/auth/login', { body: { email, password } });
  const route = '/api/auth/login';
  expect(events()).toEqual([
    { level: WARN, security: 'login_failed', route },
    { level: INFO, security: 'login', route, user_id },
  ]);
});

test('rejected tokens and codes and denied access are logged', async () => {
  const { id: user_id } = customer;
  await app.server.inject({ url: '/api/customer/my_projects', headers: { authorization: 'Bearer forged' } });
  await visitor().send('POST /api/auth/setting-password', {
    body: { secret_key: 'guessed', password: WRONG },
  });
  await customer.send('GET /api/manager/my_projects', { query: {} });
  // Further events: the test client refreshes its token after a rejection.
  expect(events()).toEqual(
    expect.arrayContaining([
      { level: WARN, security: 'token_rejected', route: '/api/customer/my_projects' },
      { level: WARN, security: 'code_rejected', route: '/api/auth/setting-password' },
      { level: WARN, security: 'access_denied', route: '/api/manager/my_projects', user_id },
    ]),
  );
});

test('a throttled login is logged', async () => {
  const { email } = await newPerson(app, 'customer');
  lines.length = 0;
  for (let attempt = 0; attempt <= LIMITS.loginTries; attempt += 1)
    await visitor().send('POST /api/auth/login', { body: { email, password: WRONG } });
  const route = '/api/auth/login';
  expect(events()).toEqual([
    ...Array.from({ length: LIMITS.loginTries }, () => ({ level: WARN, security: 'login_failed', route })),
    { level: WARN, security: 'login_throttled', route },
  ]);
});

test('a password reset is logged', async () => {
  const { email, id: user_id } = await newPerson(app, 'customer');
  lines.length = 0;
  const secret_key = await recoveryKey(app, email);
  await visitor().send('POST /api/auth/setting-password', { body: { secret_key, password: WRONG } });
  expect(events()).toEqual([
    { level: INFO, security: 'password_reset_requested', route: '/api/auth/recovery-password' },
    { level: INFO, security: 'password_reset', route: '/api/auth/setting-password', user_id },
  ]);
});

test('an exceeded limit is logged', async () => {
  const strict = await createTestApp({ limitFactor: 1, beside: app, log: openLog('info', { write }) });
  lines.length = 0;
  const recover = () =>
    clientOf(strict.server).send('POST /api/auth/recovery-password', {
      body: { email: 'nobody@metier.test' },
    });
  for (let attempt = 0; attempt <= RATE_LIMITS.recovery.calls; attempt += 1) await recover();
  expect(events().at(-1)).toEqual({
    level: WARN,
    security: 'rate_limited',
    route: '/api/auth/recovery-password',
  });
  await strict.close();
});

test('blocking an account is logged with manager and account, and a request of its session as rejected', async () => {
  const manager = await newPerson(app, 'manager');
  lines.length = 0;
  await manager.call('POST /api/manager/accounts/block', { body: { user_id: customer.id, reason: 'Fraud' } });
  await customer.send('GET /api/customer/my_projects', { query: {} });
  expect(events()).toEqual(
    expect.arrayContaining([
      {
        level: INFO,
        security: 'account_blocked',
        route: '/api/manager/accounts/block',
        user_id: manager.id,
        about_id: customer.id,
      },
      { level: WARN, security: 'session_rejected', route: '/api/customer/my_projects' },
    ]),
  );
});

test('an anonymous request is no security event', async () => {
  await visitor().send('GET /api/customer/my_projects', { query: {} });
  expect(events()).toEqual([]);
});
