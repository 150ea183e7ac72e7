import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openLog } from './platform/log/index.ts';
import { clientOf, marketplace, newPerson, recoveryKey } from './testing/index.ts';

const FIRST_NAME = 'Ximena';
const OTHER_PASSWORD = 'Swordfish-2026';
const CARD = '4000 0000 0000 0002';
const lines: string[] = [];
/** Confidential words, each unique. */
const secrets = new Set<string>([OTHER_PASSWORD, CARD, '4000000000000002']);

const { app, projectAt } = await marketplace({
  log: openLog('debug', { write: (line) => lines.push(line) }),
});
const customer = await newPerson(app, 'customer', FIRST_NAME);
beforeAll(async () => {
  for (const secret of [FIRST_NAME, customer.last_name, customer.email, customer.password])
    secrets.add(secret);
});

const visitor = () => clientOf(app.server);
const inject = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('confidential input is never logged, whatever the outcome of the call', async () => {
  const { email, password, id } = customer;
  const session = await visitor().send('POST /api/auth/login', { body: { email, password } });
  secrets.add(session.body.token);
  for (const cookie of session.cookies.values()) secrets.add(cookie);
  await visitor().send('POST /api/auth/login', { body: { email, password: OTHER_PASSWORD } });
  const key = await recoveryKey(app, email);
  secrets.add(key);
  await visitor().send('POST /api/auth/setting-password', {
    body: { secret_key: `${key}x`, password: OTHER_PASSWORD },
  });
  await customer.send('POST /api/auth/change_password', {
    body: { user_id: id, password: OTHER_PASSWORD, new_password: OTHER_PASSWORD },
  });

  const card = { number: CARD, owner: `${FIRST_NAME} T`, expiry: '12/99', cvv: '737' };
  await inject('/psp/tokens', JSON.stringify(card));
  await inject('/psp/tokens', JSON.stringify({ ...card, pin: '0000' }));
  const project_id = await projectAt('created', { customer, name: `For ${FIRST_NAME}` });
  await customer.send('POST /api/customer/pay', { body: { project_id, payment_method: 'pm_card_declined' } });

  await inject('/api/auth/login', `{"email": "${email}", "password": "${password}`);
  await inject(`/api/nowhere?email=${email}`, '{}', { authorization: `Bearer ${session.body.token}` });
  await app.server.inject({ url: `/api/catalogue?token=${session.body.token}`, headers: { cookie: email } });

  expect(lines.length).toBeGreaterThan(20);
  const log = lines.join('');
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('a logged error contains no input and can be found by the request id in the response', async () => {
  lines.length = 0;
  await sql`alter table users add check (first_name <> 'Yolanda') not valid`.execute(app.db);
  const answer = await visitor().send('POST /api/auth/signup', {
    body: {
      first_name: 'Yolanda',
      last_name: 'Private',
      email: 'yolanda@metier.test',
      password: OTHER_PASSWORD,
      type_client: 'customer',
    },
  });
  expect(answer.status).toBe(500);
  const log = lines.join('');
  expect(log).toContain(String(answer.headers['x-request-id']));
  expect(log).toContain('23514');
  for (const secret of ['Yolanda', 'Private', 'yolanda', OTHER_PASSWORD]) expect(log).not.toContain(secret);
});

test('a response is one line: user, route, status, duration', async () => {
  lines.length = 0;
  await customer.call('GET /api/customer/my_projects', { query: {} });
  const answered = lines.map((line) => JSON.parse(line) as object);
  expect(answered).toContainEqual(
    expect.objectContaining({
      msg: 'Answered',
      request_id: expect.any(String),
      method: 'GET',
      route: '/api/customer/my_projects',
      status: 200,
      duration_ms: expect.any(Number),
      user_id: customer.id,
    }),
  );
});
