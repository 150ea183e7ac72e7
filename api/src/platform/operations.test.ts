import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestHarness, type TestHarness } from '../testing/index.ts';
import { until } from '../testing/until.ts';
import { transaction } from './db/index.ts';
import { route } from './http/index.ts';
import { addJob } from './jobs/index.ts';

declare module './registry.ts' {
  interface Jobs {
    'test-fail': object;
  }
}

let harness: TestHarness;
/** A pending request, and the function that lets it finish. */
let gate: { come: PromiseWithResolvers<void>; open: PromiseWithResolvers<void> };
beforeEach(async () => {
  gate = { come: Promise.withResolvers(), open: Promise.withResolvers() };
  harness = await createTestHarness({
    routes: [
      route('GET /api/account/earnings', async () => {
        gate.come.resolve();
        await gate.open.promise;
        return { months: [] };
      }),
    ],
    tasks: { 'test-fail': () => Promise.reject(new Error('no')) },
    gauges: [
      { name: 'test_rows', help: 'h', read: async () => 7 },
      { name: 'test_broken', help: 'h', read: () => Promise.reject(new Error('no table')) },
    ],
  });
  await harness.queue.start();
});
afterEach(() => harness.close());

const ready = async () => {
  const response = await harness.server.inject('/health/ready');
  return { status: response.statusCode, checks: response.json<{ checks: object }>().checks };
};
const live = async () => (await harness.server.inject('/health/live')).statusCode;
const metrics = async () => (await harness.server.inject('/metrics')).body;

describe('a process', () => {
  test('is ready while all checks pass', async () => {
    expect(await ready()).toEqual({
      status: 200,
      checks: { database: 'ok', migrations: 'ok', queue: 'ok', serving: 'ok' },
    });
  });

  test('is live but not ready while its queue is stopped', async () => {
    await harness.queue.stop();
    expect(await ready()).toMatchObject({ status: 503, checks: { database: 'ok', queue: 'failed' } });
    expect(await live()).toBe(200);
  });

  test('is live but not ready while its database is down', async () => {
    await harness.queue.stop();
    await harness.db.destroy();
    expect(await ready()).toMatchObject({
      status: 503,
      checks: { database: 'failed', migrations: 'failed', serving: 'ok' },
    });
    expect(await live()).toBe(200);
  });

  test('that shuts down finishes requests in flight, rejects new ones, and is not ready', async () => {
    const freelancer = await harness.actor('freelancer');
    const underWay = freelancer.send('GET /api/account/earnings');
    await gate.come.promise;
    const ended: string[] = [];
    const end = harness.traffic.end(0).then(() => ended.push('now'));
    await until(async () => (await harness.server.inject('/dev/clock')).statusCode === 503);
    expect(await ready()).toMatchObject({ status: 503, checks: { serving: 'failed' } });
    const refused = await freelancer.send('GET /api/account/earnings');
    expect(refused).toMatchObject({ status: 503, error: { code: 1099 }, headers: { connection: 'close' } });
    expect(ended).toEqual([]);
    gate.open.resolve();
    expect((await underWay).status).toBe(200);
    await end;
  });

  test('that shuts down keeps serving for its grace period, though it is not ready', async () => {
    const begin = performance.now();
    void harness.traffic.end(1);
    while ((await harness.server.inject('/dev/clock')).statusCode === 200)
      expect((await ready()).status).toBe(503);
    // A timer may come a millisecond early.
    expect(performance.now() - begin).toBeGreaterThan(990);
    expect((await harness.server.inject('/dev/clock')).statusCode).toBe(503);
  });
});

describe('the metrics', () => {
  test('count responses by route, never by URL', async () => {
    await harness.server.inject('/dev/clock?who=nora');
    await harness.server.inject('/nora');
    const text = await metrics();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/dev\/clock",status="200"\} 1/,
    );
    expect(text).toContain('route="unknown",status="404"');
    expect(text).not.toContain('nora');
  });

  test('count jobs by outcome, and pending jobs', async () => {
    await transaction(harness.db, (trx) => addJob(trx, 'test-fail', {}));
    await transaction(harness.db, (trx) => addJob(trx, 'sweep', {}));
    await harness.advance(0);
    const text = await metrics();
    expect(text).toContain('metier_jobs_total{task="test-fail",outcome="retried"} 1');
    expect(text).toContain('metier_jobs_total{task="sweep",outcome="done"} 1');
    expect(text).toContain('metier_jobs_oldest_seconds 0');
  });

  test('show the gauges of domains, pool and process; one that cannot be read has no value', async () => {
    const text = await metrics();
    expect(text).toMatch(/^test_rows 7$/m);
    expect(text).not.toMatch(/^test_broken /m);
    expect(text).toMatch(/^metier_database_connections\{state="waiting"\} 0$/m);
    expect(text).toContain('process_resident_memory_bytes');
  });
});

describe('without a token the metrics', () => {
  test.each([
    ['from elsewhere', { remoteAddress: '10.0.0.7' }],
    ['through a proxy on this machine', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
    ['through one that says so in the standard form', { headers: { forwarded: 'for=10.0.0.7' } }],
  ])('cannot be read %s', async (_, from) => {
    const response = await harness.server.inject({ url: '/metrics', ...from });
    expect([response.statusCode, response.json()]).toMatchObject([403, { error: { code: 1002 } }]);
  });
});

describe('with a token the metrics', () => {
  const read = async (headers: Record<string, string>) => {
    const guarded = await createTestHarness({}, { metricsToken: 'sesame, open the metrics' });
    const { statusCode } = await guarded.server.inject({
      url: '/metrics',
      headers,
      remoteAddress: '10.0.0.7',
    });
    await guarded.close();
    return statusCode;
  };

  test.each([
    ['with the token', { authorization: 'Bearer sesame, open the metrics' }, 200],
    ['by nobody without it', {}, 401],
    ['by nobody with another', { authorization: 'Bearer sesame' }, 401],
  ] as const)('are read %s', async (_, headers, status) => {
    expect(await read(headers)).toBe(status);
  });
});
