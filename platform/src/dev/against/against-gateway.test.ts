import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Registry } from '@metier/shared-kit/registry';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Changes } from '../../federation/gateway/index.ts';
import { releaseInto } from '../../federation/gateway/testing/release-into.ts';
import { sampleReleases } from '../../federation/gateway/testing/sample-releases.ts';
import { FolderStore, registryOf, ReleaseStore } from '../../releases/index.ts';
import { createAgainstGateway } from './against-gateway.ts';
import { LOCALHOST } from './testing/localhost-certificate.ts';

const customer = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'customer')?.manifest;
const PAGE = `<!doctype html><div id="app"></div>
<script id="registry" type="application/json" nonce="n0">${JSON.stringify(registryOf(sampleReleases()))}</script>`;

let folder: string;
let store: ReleaseStore;
let target: FastifyInstance;
let deployed: string;
let gateway: FastifyInstance;
let origin: string;
let received: FastifyRequest['headers'];
const changes: Changes = new EventEmitter();

/** The deployed product, over TLS. */
async function openTarget(): Promise<string> {
  target = fastify({ https: LOCALHOST, forceCloseConnections: true });
  target.addHook('onRequest', async ({ headers }) => {
    received = headers;
  });
  target.get('/*', (_request, reply) =>
    reply
      .headers({
        'strict-transport-security': 'max-age=1',
        'content-security-policy': "script-src 'nonce-n0'",
      })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
  target.get('/releases/shell/entry.js', (_request, reply) => reply.type('text/javascript').send('"shell"'));
  target.get('/registry', (_request, reply) =>
    reply.header('etag', '"r1"').send(registryOf(sampleReleases())),
  );
  target.get('/elsewhere', (_request, reply) => reply.redirect(`${deployed}/app/user`, 303));
  target.post('/api/echo', ({ body }, reply) =>
    reply
      .header('set-cookie', [
        '__Host-refresh=r1; Path=/; HttpOnly; Secure; SameSite=Strict',
        'number=2; Path=/',
      ])
      .send(body),
  );
  return (await target.listen({ port: 0, host: 'localhost' })).replace('127.0.0.1', 'localhost');
}

beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates(), LOCALHOST.cert]);
  folder = await mkdtemp(join(tmpdir(), 'against-'));
  deployed = await openTarget();
});

beforeEach(async () => {
  await gateway?.close();
  store = new ReleaseStore(new FolderStore(await mkdtemp(join(folder, 'store-'))));
  gateway = await createAgainstGateway({ target: deployed, app: 'customer', store, changes });
  origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await gateway.close();
  await target.close();
  await rm(folder, { recursive: true });
});

const release = () =>
  releaseInto(store, {
    app: 'customer',
    manifest: { ...customer, container: 'metier_here' },
    files: { 'entry.js': '"here"' },
  });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

const registryIn = (html: string): Registry =>
  JSON.parse(/<script id="registry"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Registry;

const echo = (headers: Record<string, string>) =>
  fetch(`${origin}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"text":"{}"}',
  });

describe('a deployed product at a local address', () => {
  test('shows the local remote in its page', async () => {
    const name = await release();
    const page = await get('/app/my-projects');
    const html = await page.text();
    const { apps } = registryIn(html);
    expect(apps['customer']).toMatchObject({ release: name, manifest: { container: 'metier_here' } });
    expect(apps['freelancer']).toEqual(registryOf(sampleReleases()).apps['freelancer']);
    expect(html).toMatch(/<script nonce="n0">.*\/live-reload\?seen=/s);
    expect(page.headers.get('content-security-policy')).toBe("script-src 'nonce-n0'");
    expect(page.headers.get('strict-transport-security')).toBeNull();
  });

  test('sends open tabs the same registry, whatever their etag', async () => {
    const name = await release();
    const answer = await get('/registry', { accept: '*/*', 'if-none-match': '"r1"' });
    const page = registryIn(await (await get('/')).text());
    expect(await answer.json()).toEqual(page);
    expect(page.apps['customer']?.release).toBe(name);
    expect(answer.headers.get('etag')).toBeNull();
    expect(received['if-none-match']).toBeUndefined();
  });

  test('serves the files of the remote locally and all others from the target', async () => {
    await release();
    expect(await (await get('/releases/customer/entry.js')).text()).toBe('"here"');
    expect(await (await get('/releases/customer~2/entry.js')).text()).toBe('"here"');
    expect(await (await get('/releases/shell/entry.js')).text()).toBe('"shell"');
    expect((await get('/releases/customer/none.js')).status).toBe(404);
  });

  test('can serve an override for another product', async () => {
    await release();
    const manifest = await get('/releases/customer/manifest.json');
    expect(await manifest.json()).toMatchObject({ container: 'metier_here' });
    expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is unchanged until the remote has been built', async () => {
    expect(registryIn(await (await get('/')).text())).toEqual(registryOf(sampleReleases()));
  });

  test('reloads its page after the next build, and shows a failed one', async () => {
    await release();
    const path = /'(\/live-reload[^']+)'/.exec(await (await get('/')).text())?.[1] ?? '';
    const { body } = await fetch(origin + path);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const expectEvent = async (words: string) => {
      for (let text = ''; !text.includes(words); text += (await reader?.read())?.value ?? '') continue;
    };
    await expectEvent('retry');
    changes.emit('failures', [{ app: 'customer', text: 'line one\nline two' }]);
    await expectEvent(String.raw`data: [{"app":"customer","text":"line one\nline two"}]`);
    changes.emit('change');
    await expectEvent('data: change');
    await reader?.cancel();
  });
});

describe('its requests', () => {
  test('reach the API with their body, as those of the deployed origin', async () => {
    const answer = await echo({ origin });
    expect(await answer.json()).toEqual({ text: '{}' });
    expect(received.origin).toBe(deployed);
    expect(received.host).toBe(new URL(deployed).host);
  });

  test('keep the origin of another page, which the API refuses', async () => {
    await echo({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(received.origin).toBe('https://evil.example');
    expect(received['sec-fetch-site']).toBe('cross-site');
  });

  test('carry only the cookies that the product or its pages have set, also `__Host-` ones', async () => {
    const set = (await echo({})).headers.getSetCookie();
    expect(set).toEqual([
      expect.stringMatching(/^[\da-f]{8}\.__Host-refresh=r1; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^[\da-f]{8}\.number=2; Path=\/$/),
    ]);
    const own = set.map((cookie) => cookie.split(';')[0]).join('; ');
    await get('/', { cookie: `refresh=of another product; ${own}; metier_lang=de; metier_role=manager` });
    expect(received.cookie).toBe(
      '__Host-refresh=r1; number=2; __Host-metier_lang=de; __Host-metier_role=manager',
    );
    await get('/', { cookie: 'refresh=of another product' });
    expect(received.cookie).toBeUndefined();
  });

  test('are not counted for the releases of the product', async () => {
    await get('/');
    expect(received['metier-not-counted']).toBe('1');
  });

  test('are redirected within the local address', async () => {
    const answer = await get('/elsewhere');
    expect(answer.headers.get('location')).toBe('/app/user');
  });
});
