import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { minuteOf, setCanary } from '../../../releases/index.ts';
import { createGateway } from '../create-gateway.ts';
import { storeInto } from '../testing/release-into.ts';
import { type SampleGateway, startSampleGateway } from '../testing/sample-gateway.ts';
import { sampleReleases } from '../testing/sample-releases.ts';
import { REPORTER, REPORTER_URL } from './reporter-file.ts';

const AUTHOR = { by: 'test', why: '' };

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

const log = jest.fn();
beforeEach(() => {
  for (const method of ['error', 'warn', 'log'] as const) jest.spyOn(console, method).mockImplementation(log);
});
afterEach(() => void jest.restoreAllMocks());

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${sample.origin}/reports`, { method: 'POST', body, headers });

const reportOf = (app: string, kind: string, release = sample.releases[app]) =>
  JSON.stringify({ minute: minuteOf(new Date()), events: [{ app, release, kind }] });

test('a report is accepted', async () => {
  expect((await post(reportOf('customer', 'shown'))).status).toBe(204);
});

test.each([
  ['invalid JSON', '{"minute":', undefined],
  ['another shape', '{"minute":1,"events":[],"secret":"hunter2"}', undefined],
  ['more than 8 KB', JSON.stringify({ minute: 1, events: 'x'.repeat(9000) }), undefined],
  ['an empty body', '', undefined],
  ['a form, as a page elsewhere may send it', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', reportOfText(), { 'content-type': 'text/plain' }],
])('%s is answered with 400 and no body, and is not logged', async (_what, body, headers) => {
  const answer = await post(body, headers);
  expect([answer.status, await answer.text()]).toEqual([400, '']);
  expect(log).not.toHaveBeenCalled();
});

function reportOfText() {
  return '{"minute":1,"events":[{"app":"customer","release":"c1","kind":"shown"}]}';
}

test('above 600 requests a minute an address gets 429 until the next minute', async () => {
  const alone = await createGateway({ store: sample.store, api: { app: sample.api } });
  let host = 0;
  /** From the same /64 network, whose addresses one sender may use at will. */
  const send = async () => {
    const remoteAddress = `2001:db8::${(host += 1).toString(16)}`;
    const headers = { 'content-type': 'application/json' };
    return (await alone.inject({ method: 'POST', url: '/reports', remoteAddress, headers, payload: '{' }))
      .statusCode;
  };
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  for (let count = 0; count < 600; count++) expect(await send()).toBe(400);
  expect(await send()).toBe(429);
  jest.setSystemTime(60_000);
  expect(await send()).toBe(400);
  jest.useRealTimers();
  await alone.close();
});

test('the reporter is served under a URL with its content hash; other files are not', async () => {
  const file = await sample.get(REPORTER_URL);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await file.text()).toBe(REPORTER);
  expect(
    (await sample.get(REPORTER_URL, { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
  ).toBeNull();
  expect((await sample.get('/reports/other.js')).status).toBe(404);
});

const pageIn = (html: string) =>
  /\{minute:(\d+),releases:(\{.*?\}),exposed:(\[.*?\])\}|\{"minute":.*?\]\}/.exec(html)?.[0] ?? '';

test('a page contains its releases and the apps that it may show', async () => {
  const page = pageIn(await (await sample.get('/app/my-projects')).text());
  for (const app of ['shell', 'customer', 'freelancer']) expect(page).toContain(sample.releases[app]);
  expect(page).toMatch(/\["shell","auth","customer","freelancer"\]/);
  expect(pageIn(await (await sample.get('/auth/login')).text())).toContain('"shell","auth"');
});

test('pages and answers are written to the store; visitors only while a canary runs', async () => {
  const watched = await createGateway({
    store: sample.store,
    api: { app: sample.api },
    watchCanaries: true,
  });
  const customer = `customer/${sample.releases['customer']}`;
  const visit = async () => {
    const { headers } = await watched.inject('/app/projects/4711');
    const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
    for (const kind of ['answered', 'failed'])
      await watched.inject({
        method: 'POST',
        url: '/reports',
        headers: { 'content-type': 'application/json', cookie },
        payload: reportOf('customer', kind),
      });
  };
  await visit();
  const next = await storeInto(sample.store, {
    app: 'shell',
    manifest: { ...sampleReleases().shell.manifest, fonts: [] },
  });
  await setCanary(sample.store, AUTHOR, 'shell', { release: next, percent: 50 });
  await visit();
  await watched.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': 'application/json' },
    payload: reportOf('customer', 'shown', 'unknown'),
  });
  await watched.close();
  const documents = await sample.store.counts.since(0, new Date());
  const sum = (counted: string) =>
    documents.reduce(
      (total, { counts }) =>
        total + ((counts[customer] as Record<string, number> | undefined)?.[counted] ?? 0),
      0,
    );
  expect(
    ['sent', 'answered', 'visitorsSent', 'visitorsAnswered', 'visitorsFailed', 'shown'].map(sum),
  ).toEqual([2, 2, 1, 1, 1, 0]);
  expect(JSON.stringify(documents)).not.toContain('unknown');
});

test('a failure of a canary is judged at once, not at the next interval', async () => {
  const { manifest } = sampleReleases().remotes.find((remote) => remote.manifest.app === 'customer') ?? {};
  const next = await storeInto(sample.store, {
    app: 'customer',
    manifest: { ...manifest, container: 'next' },
  });
  await setCanary(sample.store, AUTHOR, 'customer', { release: next, percent: 50 });
  const written = Promise.withResolvers<void>();
  jest.spyOn(sample.store.counts, 'write').mockImplementation(async () => written.resolve());
  // The interval never ends.
  jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined));
  const { store, api } = sample;
  const watched = await createGateway({ store, api: { app: api }, watchCanaries: true });
  await watched.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': 'application/json', cookie: 'metier_visitor=7' },
    payload: reportOf('customer', 'failed', next),
  });
  await expect(written.promise).resolves.toBeUndefined();
  await watched.close();
});
