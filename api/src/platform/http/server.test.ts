import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';
import { route } from './route.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await createTestHarness({
    routes: [
      route('GET /api/account/funds', () => {
        throw new Error('the password is swordfish');
      }),
      route('GET /api/account/ledger', () => ({ rows: [], page: 1, pages: 1, total: 'none' as never })),
      route('GET /api/account/earnings', () => ({ months: [] })),
      route('POST /api/freelancers/free', () => ({ freelancer_status: { free: true } })),
      route('GET /api/freelancers/contract_file', () => ({ status: 'offered' }) as never),
    ],
  });
});
afterAll(() => harness.close());

describe('an unexpected error', () => {
  test('is answered with the request id only', async () => {
    const answer = await (await harness.actor('freelancer')).send('GET /api/account/funds');
    expect(answer).toMatchObject({
      status: 500,
      error: { code: 1099, details: { request_id: answer.headers['x-request-id'] } },
    });
    expect(JSON.stringify(answer.error)).not.toContain('swordfish');
  });

  test('is also, in tests, a reply that violates the contract', async () => {
    const answer = await (await harness.actor('freelancer')).send('GET /api/account/ledger', { query: {} });
    expect(answer.status).toBe(500);
    const file = await (await harness.actor('freelancer')).send('GET /api/freelancers/contract_file');
    expect(file.status).toBe(500);
  });
});

test.each([
  ['a path that does not exist', { method: 'GET', url: '/api/nowhere' }, 404, 1005],
  [
    'a broken body',
    { method: 'POST', url: '/dev/clock', payload: '{"', headers: { 'content-type': 'application/json' } },
    400,
    1000,
  ],
  [
    'a body in another format',
    { method: 'POST', url: '/dev/clock', payload: '<x/>', headers: { 'content-type': 'text/xml' } },
    400,
    1000,
  ],
  ['a body in no format', { method: 'POST', url: '/dev/clock', payload: '{"advance": 1}' }, 400, 1000],
  [
    'an empty body where one is required',
    { method: 'POST', url: '/dev/clock', headers: { 'content-type': 'application/json' } },
    400,
    1000,
  ],
] as const)('%s is answered in the one form of errors', async (_, request, status, code) => {
  const response = await harness.server.inject(request);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({
    error: expect.objectContaining({ code, description: expect.any(String) }),
  });
});

test.each([
  'text/xml',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
])('a body of the type %s is refused for its type', async (type) => {
  const headers = type === undefined ? {} : { 'content-type': type };
  const request = { method: 'POST', url: '/dev/clock', payload: 'advance=1', headers } as const;
  const response = await harness.server.inject(request);
  expect(response.json()).toMatchObject({ error: { code: 1000, details: { 'Content-Type': 'choice' } } });
});

test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
  'an empty body counts as absent, even with the content type %s',
  async (type) => {
    const freelancer = await harness.actor('freelancer');
    const input = { query: { status_free: 1 }, headers: { 'content-type': type } } as const;
    expect(await freelancer.send('POST /api/freelancers/free', input)).toMatchObject({ status: 200 });
  },
);

test('a body over the limit is rejected as too long', async () => {
  const payload = { seconds: 'x'.repeat(2 ** 20) };
  const response = await harness.server.inject({ method: 'POST', url: '/dev/clock', payload });
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ error: { code: 1000, details: { body: 'tooLong' } } });
});

test("every response carries the product's time", async () => {
  await harness.advance(30 * 86_400);
  const { headers } = await harness.server.inject('/health/live');
  expect(Math.abs(Date.parse(String(headers.date)) - harness.clock.now().getTime())).toBeLessThan(2000);
});

test("limits a user's calls per minute", async () => {
  const freelancer = await harness.actor('freelancer');
  const call = () => freelancer.send('GET /api/account/earnings');
  const answers = await Promise.all(Array.from({ length: 300 }, call));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await call()).toMatchObject({
    status: 429,
    error: { code: 1008 },
    headers: { 'retry-after': expect.any(String) },
  });
  await harness.advance(60);
  expect((await call()).status).toBe(200);
});
