import { afterAll, describe, expect, test } from '@jest/globals';
import { createTestApp } from '../../testing/index.ts';
import { recordSql } from '../../testing/recorded-sql.ts';

/** Of the 6,000 reads and 300 other requests a minute. */
const FACTOR = 0.01;
const [READS, SENDS] = [60, 3];
const STRIPE = {
  kind: 'stripe',
  secretKey: 'sk_test',
  webhookSecret: 'whsec_x',
  publishableKey: 'pk',
} as const;

const app = await createTestApp({ limitFactor: FACTOR, docs: true });
const withStripe = await createTestApp({ limitFactor: FACTOR, beside: app, payments: STRIPE });
afterAll(async () => {
  await withStripe.close();
  await app.close();
});

let networks = 0;
/** A sender in a network of its own, with another address for each request; a POST has an unreadable body. */
function stranger(method: 'GET' | 'POST', url: string, { server } = app) {
  const network = (networks += 1);
  let host = 0;
  return async (headers: Record<string, string> = {}) => {
    const remoteAddress = `2001:db8:0:${network}::${(host += 1).toString(16)}`;
    const json = method === 'POST' && {
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{',
    };
    return server.inject({ method, url, remoteAddress, headers, ...json });
  };
}

describe.each([
  ['POST', '/psp/tokens', SENDS, app],
  ['POST', '/api/mail/unsubscribe', SENDS, app],
  ['POST', '/dev/clock', SENDS, app],
  ['POST', '/api/nowhere', SENDS, app],
  ['POST', '/psp/stripe/webhook', READS, withStripe],
  ['POST', '/api/projects/project', SENDS, app],
  ['GET', '/api/account/funds', READS, app],
  ['GET', '/health/ready', READS, app],
  ['GET', '/api/openapi.json', READS, app],
  ['GET', '/files/none', READS, app],
  ['GET', '/metrics', READS, app],
] as const)('%s %s', (method, url, most, at) => {
  test(`is refused after ${most} requests of one network in a minute, before the body is read`, async () => {
    const send = stranger(method, url, at);
    for (let count = 0; count < most; count += 1) expect((await send()).statusCode).not.toBe(429);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 1008 } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await stranger(method, url, at)()).statusCode).not.toBe(429);
  });
});

test('an invalid token counts like none', async () => {
  const send = stranger('POST', '/api/projects/project');
  const authorization = 'Bearer made-up';
  for (let count = 0; count < SENDS; count += 1) expect((await send({ authorization })).statusCode).toBe(401);
  expect((await send({ authorization })).statusCode).toBe(429);
});

test('readiness is checked at most once a second, however often it is asked for', async () => {
  const statements = await recordSql(() =>
    Promise.all(Array.from({ length: 20 }, () => stranger('GET', '/health/ready')())),
  );
  // The connection and the migrations.
  expect(statements.length).toBeLessThanOrEqual(2);
});
