import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';

const OWN = 'https://metier.test';
/** A page of the requested host. */
const OWN_HOST = { host: 'metier.test', origin: 'http://metier.test' };
const COOKIE = { cookie: 'refresh_token=1' };

let harness: TestHarness;
beforeAll(async () => {
  harness = await createTestHarness({}, { origin: OWN });
});
afterAll(() => harness.close());

const move = async (headers: Record<string, string>) =>
  harness.server.inject({
    method: 'POST',
    url: '/dev/clock',
    payload: { advance: 0 },
    headers: { host: 'inside:8080', ...headers },
  });

describe('a call that changes data and carries a cookie', () => {
  test.each([
    ["the product's page", { origin: OWN, 'sec-fetch-site': 'same-origin' }],
    ["the product's page in a browser without Sec-Fetch-Site", { origin: OWN }],
    [
      "the product's page under another name",
      { origin: 'http://localhost:9', 'sec-fetch-site': 'same-origin' },
    ],
    ['a page of the requested host', { origin: 'https://inside:8080' }],
    ['no browser', {}],
  ])('is accepted from %s', async (_, headers) => {
    expect((await move({ ...COOKIE, ...headers })).statusCode).toBe(200);
  });

  test.each([
    ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { origin: 'https://shop.metier.test', 'sec-fetch-site': 'same-site' }],
    ['another site in a browser without Sec-Fetch-Site', { origin: 'https://evil.test' }],
    ["the product's host without TLS", { origin: 'http://metier.test' }],
    ["the product's host without TLS, through a proxy that forwards the host", OWN_HOST],
    ['a page without an origin', { origin: 'null' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('is rejected from %s', async (_, headers) => {
    const answer = await move({ ...COOKIE, ...headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { code: 1002 } }]);
  });
});

test('the origin is not checked without a cookie or for a read', async () => {
  const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
  expect((await move(foreign)).statusCode).toBe(200);
  const read = await harness.server.inject({ url: '/dev/clock', headers: { ...foreign, ...COOKIE } });
  expect(read.statusCode).toBe(200);
});

test('without TLS a page of the requested host is accepted', async () => {
  const plain = await createTestHarness({}, { origin: 'http://metier.example' });
  const { statusCode } = await plain.server.inject({
    method: 'POST',
    url: '/dev/clock',
    payload: { advance: 0 },
    headers: { ...OWN_HOST, ...COOKIE },
  });
  expect(statusCode).toBe(200);
  await plain.close();
});
