import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Registry } from '@metier/shared-kit/registry';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../create-gateway.ts';
import { addSample, type SampleGateway, startSampleGateway } from '../testing/sample-gateway.ts';
import { sampleReleases } from '../testing/sample-releases.ts';
import { overrideCookie, overrideKeys } from './override-cookie.ts';
import { ownPath } from './serve-overrides.ts';

const KEYS = overrideKeys('a secret of these tests, long enough');
const customer = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'customer')?.manifest;
/** The customer's remote as another build would offer it. */
const OFFERED = { ...customer, schema: 1, files: {}, container: 'metier_offered' };

let sample: SampleGateway;
let gateway: FastifyInstance;
let answer: RequestListener;
let origin: string;
const servers: Server[] = [];

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  sample = await startSampleGateway();
  origin = await serving((request, response) => answer(request, response));
});
beforeEach(async () => {
  answer = (_request, response) => response.end(JSON.stringify(OFFERED));
  gateway = await gatewayFor([origin]);
});
afterEach(() => gateway.close());
afterAll(async () => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  await sample.close();
});

const gatewayFor = (origins: readonly string[]) =>
  createGateway({
    store: sample.store,
    api: { app: sample.api },
    overrides: { origins, keys: origins.length > 0 ? KEYS : undefined },
  });

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Sends a form of the page of overrides. */
const send = (fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) =>
  gateway.inject({
    method: 'POST',
    url: '/overrides',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: String(new URLSearchParams(fields)),
  });

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

/** Sets an override by the form; the cookie that carries it. */
const set = async (app = 'customer', at = origin) => cookieOf(await send({ action: 'set', app, origin: at }));

const pageWith = (cookie: string, url = '/app/my-projects') => gateway.inject({ url, headers: { cookie } });

const registryIn = (page: { body: string }): Registry =>
  JSON.parse(/<script id="registry"[^>]*>(.*?)<\/script>/s.exec(page.body)?.[1] ?? '') as Registry;

describe('a visitor with an override', () => {
  test('gets its manifest, its address and its origin in the policy; nobody else does', async () => {
    const page = await pageWith(await set());
    const { apps } = registryIn(page);
    expect(apps['customer']).toMatchObject({
      base: `${origin}/releases/customer/`,
      manifest: { container: 'metier_offered' },
    });
    expect(apps['auth']?.release).toBe(sample.releases['auth']);
    expect(page.body).toContain(`"${origin}/releases/customer/entry.js"`);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`script-src 'self' 'nonce-[^']+' ${origin};`));
    expect(policy).toContain(`connect-src 'self' ${origin};`);
    expect(policy.split(origin)).toHaveLength(3);
    expect(page.body).toContain('id="overrides"');

    const other = await gateway.inject('/app/my-projects');
    expect(registryIn(other).apps['customer']?.release).toBe(sample.releases['customer']);
    expect(String(other.headers['content-security-policy']) + other.body).not.toContain(origin);
    expect(other.body).not.toContain('id="overrides"');
  });

  test('gets a remote that is not live, too', async () => {
    answer = (_request, response) => response.end(JSON.stringify({ ...OFFERED, app: 'partner' }));
    expect(Object.keys(registryIn(await pageWith(await set('partner'))).apps)).toContain('partner');
  });

  test('sees each release of the other remotes as soon as it is live', async () => {
    const cookie = await set();
    const [, freelancer] = sampleReleases().remotes.filter(({ manifest }) => manifest.app !== 'customer');
    if (!freelancer) throw new Error('The sample has no freelancer.');
    const next = await addSample(sample.store, { ...freelancer.manifest, container: 'metier_next' });
    expect(registryIn(await pageWith(cookie)).apps['freelancer']?.release).toBe(next);
  });

  test.each<[string, RequestListener]>([
    ['answers 500', (_request, response) => response.writeHead(500).end(JSON.stringify(OFFERED))],
    ['closes', (request) => request.socket.destroy()],
    ['is no manifest', (_request, response) => response.end('<html>')],
    ['is of another app', (_request, response) => response.end(JSON.stringify({ ...OFFERED, app: 'auth' }))],
    ['lacks routes', (_request, response) => response.end(JSON.stringify({ ...OFFERED, routes: undefined }))],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: elsewhere }).end()],
    [
      'is too large',
      (_request, response) => response.end(JSON.stringify({ ...OFFERED, more: 'x'.repeat(1024 * 1024) })),
    ],
  ])('sees the remote as down when its origin %s, and the rest of the page', async (_how, listener) => {
    const cookie = await set();
    answer = listener;
    const page = await pageWith(cookie);
    const { apps } = registryIn(page);
    expect(apps['customer']).toMatchObject({
      release: 'no-answer',
      base: `${origin}/releases/customer/`,
      manifest: { entry: 'no-answer.js', routes: customer?.routes.map(({ path }) => ({ path })) },
    });
    expect(Object.keys(apps)).toHaveLength(3);
    expect((await pageWith(cookie, '/overrides')).body).toContain('does not answer');
  });

  test('waits no longer than two seconds for an origin that hangs', async () => {
    const cookie = await set();
    answer = () => {};
    expect(registryIn(await pageWith(cookie)).apps['customer']?.release).toBe('no-answer');
  });
});

let elsewhere: string;
beforeAll(async () => {
  elsewhere = await serving((_request, response) => response.end(JSON.stringify(OFFERED)));
});

describe('an override', () => {
  test.each([
    ['customer', 'https://evil.example/'],
    ['customer', 'http://localhost:1/'],
    ['customer', 'javascript:alert(1)'],
    ['shell', ''],
    ['../auth', ''],
  ])('of %s from %s is refused', async (app, at) => {
    const answered = await send({ action: 'set', app, origin: at || origin });
    expect(answered.statusCode).toBe(400);
    expect(answered.headers['set-cookie']).toBeUndefined();
    expect(answered.body).toContain('Not a remote with an allowed address');
  });

  test('with a path or a password is refused', async () => {
    for (const at of [`${origin}/x`, origin.replace('//', '//me:me@')])
      expect((await send({ action: 'set', app: 'customer', origin: at })).statusCode).toBe(400);
  });

  test('ends when its origin leaves the list', async () => {
    const cookie = await set();
    await gateway.close();
    gateway = await gatewayFor([elsewhere]);
    expect(registryIn(await pageWith(cookie)).apps['customer']?.release).toBe(sample.releases['customer']);
  });

  test('of any port is one of this machine alone', async () => {
    await gateway.close();
    gateway = await gatewayFor(['http://localhost:*']);
    expect((await send({ action: 'set', app: 'customer', origin })).statusCode).toBe(303);
    for (const at of [
      'http://localhost.evil.example:8101/',
      'https://localhost:8101/',
      'http://127.0.0.1:8101/',
    ])
      expect((await send({ action: 'set', app: 'customer', origin: at })).statusCode).toBe(400);
  });

  test('is removed by itself, and all are reset', async () => {
    const both = cookieOf(
      await send({ action: 'set', app: 'auth', origin }, { ...SAME_ORIGIN, cookie: await set() }),
    );
    const listed = async (cookie: string) =>
      [...(await pageWith(cookie, '/overrides')).body.matchAll(/<li>\s*(\w+) ←/g)].map(([, app]) => app);
    expect(await listed(both)).toEqual(['customer', 'auth']);
    const one = cookieOf(await send({ action: 'remove', app: 'auth' }, { ...SAME_ORIGIN, cookie: both }));
    expect(await listed(one)).toEqual(['customer']);
    const reset = await send({ action: 'reset' }, { ...SAME_ORIGIN, cookie: both });
    expect(reset.headers['set-cookie']).toMatch(/^metier_overrides=; .*Max-Age=0$/);
  });
});

describe('a link that asks for an override', () => {
  const LINK = `/app/my-projects?page=2&metier-override=customer:http://localhost:1/`;

  test('sets nothing: it leads to a question, which keeps where it led', async () => {
    const link = LINK.replace('http://localhost:1', origin);
    const answered = await gateway.inject(link);
    expect(answered.statusCode).toBe(303);
    expect(answered.headers['set-cookie']).toBeUndefined();
    const question = await gateway.inject(String(answered.headers.location));
    expect(question.headers['set-cookie']).toBeUndefined();
    expect(question.body).toContain(`<li>customer ← ${origin}</li>`);
    const fields = Object.fromEntries(
      [...question.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const accepted = await send({ ...fields, action: 'set' });
    expect(accepted.headers.location).toBe('/app/my-projects?page=2');
    expect(registryIn(await pageWith(cookieOf(accepted))).apps['customer']?.base).toContain(origin);
  });

  test('from an origin that is not listed offers no button', async () => {
    const { location } = (await gateway.inject(LINK)).headers;
    const question = await gateway.inject(String(location));
    expect(question.body).toContain('Not a remote with an allowed address');
    expect(question.body).not.toContain('name="metier-override"');
  });

  test('writes nothing into the page but text', async () => {
    const text = encodeURIComponent('<script>alert(1)</script>"\'');
    const { location } = (await gateway.inject(`/?metier-override=${text}&x=%22%3E`)).headers;
    const { body, headers } = await gateway.inject(String(location));
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('is nothing where overrides are off', async () => {
    await gateway.close();
    gateway = await gatewayFor([]);
    expect((await gateway.inject(LINK)).statusCode).toBe(200);
    expect((await gateway.inject('/overrides')).body).toContain('<script id="registry"');
    expect((await send({ action: 'set', app: 'customer', origin })).statusCode).toBe(404);
  });
});

describe('a change that another site asks for', () => {
  test.each<[string, Record<string, string>]>([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['typed, which a form never is', { 'sec-fetch-site': 'none' }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['of an opaque origin', { origin: 'null' }],
    ['of an origin that is not told', {}],
  ])('(%s) is refused, though it needs no cookie', async (_how, headers) => {
    const answered = await send({ action: 'set', app: 'customer', origin }, headers);
    expect(answered.statusCode).toBe(403);
    expect(answered.headers['set-cookie']).toBeUndefined();
    expect(answered.body).toContain('came from another site');
  });

  test('without TLS the own origin counts', async () => {
    const headers = { origin: 'http://intern.example', host: 'intern.example' };
    expect((await send({ action: 'set', app: 'customer', origin }, headers)).statusCode).toBe(303);
  });
});

test.each([
  [null, '/'],
  ['/app/a?page=2', '/app/a?page=2'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  [String.raw`/\evil.example`, '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('after %s the way back is %s', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

describe('the cookie', () => {
  const OVERRIDES = [{ app: 'customer', origin: 'http://localhost:8101' }];
  const allowed = ['http://localhost:*'];
  const began = new Date('2030-01-01T00:00:00Z');
  const at = (hours: number, secure = false, keys = KEYS) =>
    overrideCookie({ keys, allowed, secure, now: () => new Date(began.getTime() + hours * 3_600_000) });
  const valueOf = (header: string) => header.split(';')[0];

  test('is read by every gateway with the same secret, for twelve hours', async () => {
    const header = await at(0).write(OVERRIDES);
    expect(header).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    expect(await at(11).read(valueOf(header))).toEqual(OVERRIDES);
    expect(await at(13).read(valueOf(header))).toEqual([]);
  });

  test('is nothing if it was signed by somebody else, or changed', async () => {
    const others = overrideKeys('another secret of these tests, long enough');
    const header = valueOf(await at(0, false, others).write(OVERRIDES));
    expect(await at(0).read(header)).toEqual([]);
    expect(await at(0, false, [KEYS[0], others[0]]).read(header)).toEqual(OVERRIDES);
    expect(await at(0).read(`${valueOf(await at(0).write(OVERRIDES))}x`)).toEqual([]);
  });

  test('belongs to the host alone where there is TLS', async () => {
    const header = await at(0, true).write(OVERRIDES);
    expect(header).toMatch(/^__Host-metier_overrides=.*; Secure$/);
    expect(await at(0, true).read(valueOf(header))).toEqual(OVERRIDES);
    expect(await at(0, true).read(valueOf(await at(0).write(OVERRIDES)))).toEqual([]);
  });
});

test('what a gateway of development serves, pages of other origins may load', async () => {
  const { EventEmitter } = await import('node:events');
  const dev = await createGateway({
    store: sample.store,
    api: { app: sample.api },
    changes: new EventEmitter(),
  });
  const manifest = await dev.inject('/releases/customer/manifest.json');
  expect(manifest.json()).toMatchObject({ app: 'customer', schema: 1 });
  for (const { headers } of [manifest, await dev.inject('/releases/customer/entry.js')])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  expect((await dev.inject('/releases/none/manifest.json')).statusCode).toBe(404);
  const page = await dev.inject('/');
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  await dev.close();
  const real = await gateway.inject('/releases/customer/entry.js');
  expect(real.headers['access-control-allow-origin']).toBeUndefined();
});
