import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, createTestHarness, type TestApp } from '../../testing/index.ts';

let secure: TestApp;
let plain: TestApp;
beforeAll(async () => {
  plain = await createTestApp({ docs: true });
  secure = await createTestApp({ origin: 'https://metier.test' });
});
afterAll(() => Promise.all([plain.close(), secure.close()]));

const JSON_TYPE = { 'content-type': 'application/json' };
/** One of each kind: calls, rejected calls, unknown paths, paths outside `/api`, pages and their files. */
const ANSWERS = [
  ['GET', '/api/catalogue', 200],
  ['GET', '/api/account/funds', 401],
  ['GET', '/api/nowhere', 404],
  ['GET', '/api/%', 404],
  ['GET', '/dev/%E0%A4%A', 404],
  ['POST', '/api/auth/login', 400],
  ['POST', '/psp/tokens', 400],
  ['GET', '/dev/clock', 200],
  ['GET', '/dev/mail', 200],
  ['GET', '/dev/mail/messages', 200],
  ['GET', '/metrics', 200],
  ['GET', '/health/ready', 503],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/docs/', 200],
  ['GET', '/api/docs/static/swagger-initializer.js', 200],
] as const;

describe.each(ANSWERS)('%s %s', (method, url, status) => {
  const answer = (app: TestApp) =>
    app.server.inject({ method, url, ...(method === 'POST' && { headers: JSON_TYPE, payload: '{}' }) });

  test('has the security headers and is not cached', async () => {
    const { statusCode, headers } = await answer(plain);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.*base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
  });

  test('sends HSTS with an https origin, and only then', async () => {
    const hsts = async (app: TestApp) => (await answer(app)).headers['strict-transport-security'];
    expect(await hsts(secure)).toBe('max-age=31536000; includeSubDomains');
    expect(await hsts(plain)).toBeUndefined();
  });
});

test('a path that cannot be decoded is answered like one that does not exist', async () => {
  const { headers, body } = await plain.server.inject('/api/%');
  expect(JSON.parse(body)).toMatchObject({ error: { code: 1005 } });
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('no page of the API allows inline scripts', async () => {
  for (const url of ['/dev/mail', '/api/docs/']) {
    const { headers, body } = await plain.server.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*'(unsafe-inline|unsafe-eval)'/);
    expect(body).not.toMatch(/<script(?![^>]* src=)/);
  }
});

test("the mail page's style matches the hash in its policy", async () => {
  const { headers, body } = await plain.server.inject('/dev/mail');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(headers['content-security-policy']).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`);
});

test('without the setting there is no API documentation', async () => {
  const harness = await createTestHarness({});
  for (const url of ['/api/docs', '/api/docs/', '/api/openapi.json', '/api/docs/static/swagger-ui.css'])
    expect((await harness.server.inject(url)).statusCode).toBe(404);
  await harness.close();
});
