import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addSample } from '../testing/sample-gateway.ts';
import { sampleReleases } from '../testing/sample-releases.ts';
import {
  cookieOf,
  CUSTOMER,
  OFFERED,
  registryIn,
  SAME_ORIGIN,
  SampleOverrides,
} from './testing/sample-overrides.ts';

let product: SampleOverrides;
beforeAll(async () => {
  product = await SampleOverrides.open();
});
beforeEach(() => product.restart());
afterAll(() => product.close());

describe('a visitor with an override', () => {
  test('gets a page with its manifest, base URL and origin in the CSP; other visitors do not', async () => {
    const page = await product.pageWith(`${await product.set()}; metier_role=customer`);
    const { apps } = registryIn(page);
    expect(apps['customer']).toMatchObject({
      base: `${product.origin}/releases/customer/`,
      manifest: { container: 'metier_offered' },
    });
    expect(apps['auth']?.release).toBe(product.sample.releases['auth']);
    expect(page.body).toContain(`"${product.origin}/releases/customer/entry.js"`);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`script-src 'self' 'nonce-[^']+' ${product.origin};`));
    expect(policy).toContain(`connect-src 'self' ${product.origin};`);
    expect(policy.split(product.origin)).toHaveLength(3);
    expect(page.body).toContain('id="overrides"');

    const other = await product.gateway.inject('/app/my-projects');
    expect(registryIn(other).apps['customer']?.release).toBe(product.sample.releases['customer']);
    expect(String(other.headers['content-security-policy']) + other.body).not.toContain(product.origin);
    expect(other.body).not.toContain('id="overrides"');
  });

  test('gets a remote that is not live', async () => {
    product.answer = (_request, response) => response.end(JSON.stringify({ ...OFFERED, app: 'partner' }));
    expect(Object.keys(registryIn(await product.pageWith(await product.set('partner'))).apps)).toContain(
      'partner',
    );
  });

  test('gets each new live release of the other remotes', async () => {
    const cookie = await product.set();
    const [, freelancer] = sampleReleases().remotes.filter(({ manifest }) => manifest.app !== 'customer');
    if (!freelancer) throw new Error('The sample has no freelancer.');
    const next = await addSample(product.sample.store, { ...freelancer.manifest, container: 'metier_next' });
    expect(registryIn(await product.pageWith(cookie)).apps['freelancer']?.release).toBe(next);
  });

  test.each<[string, RequestListener]>([
    ['answers 500', (_request, response) => response.writeHead(500).end(JSON.stringify(OFFERED))],
    ['closes the connection', (request) => request.socket.destroy()],
    ['sends no manifest', (_request, response) => response.end('<html>')],
    [
      'sends the manifest of another app',
      (_request, response) => response.end(JSON.stringify({ ...OFFERED, app: 'auth' })),
    ],
    [
      'sends a manifest without routes',
      (_request, response) => response.end(JSON.stringify({ ...OFFERED, routes: undefined })),
    ],
    [
      'redirects to another origin',
      (_request, response) => response.writeHead(302, { location: product.elsewhere }).end(),
    ],
    [
      'sends too large a manifest',
      (_request, response) => response.end(JSON.stringify({ ...OFFERED, more: 'x'.repeat(1024 * 1024) })),
    ],
  ])('gets the page with the remote as unavailable when its origin %s', async (_how, listener) => {
    const cookie = await product.set();
    product.answer = listener;
    const page = await product.pageWith(cookie);
    const { apps } = registryIn(page);
    expect(apps['customer']).toMatchObject({
      release: 'no-answer',
      base: `${product.origin}/releases/customer/`,
      manifest: { entry: 'no-answer.js', routes: CUSTOMER?.routes.map(({ path }) => ({ path })) },
    });
    expect(Object.keys(apps)).toHaveLength(3);
    expect((await product.pageWith(cookie, '/overrides')).body).toContain('does not answer');
  });

  test('waits at most two seconds for an origin that does not answer', async () => {
    const cookie = await product.set();
    product.answer = () => {};
    expect(registryIn(await product.pageWith(cookie)).apps['customer']?.release).toBe('no-answer');
  });
});

describe('an override', () => {
  test.each([
    ['customer', 'https://evil.example/'],
    ['customer', 'http://localhost:1/'],
    ['customer', 'javascript:alert(1)'],
    ['shell', ''],
    ['../auth', ''],
  ])('of %s from %s is refused', async (app, at) => {
    const response = await product.send({ action: 'set', app, origin: at || product.origin });
    expect(response.statusCode).toBe(400);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.body).toContain('Not a remote with an allowed address');
  });

  test('with a path or a password is refused', async () => {
    for (const at of [`${product.origin}/x`, product.origin.replace('//', '//me:me@')])
      expect((await product.send({ action: 'set', app: 'customer', origin: at })).statusCode).toBe(400);
  });

  test('ends when its origin is removed from the list', async () => {
    const cookie = await product.set();
    await product.restart([product.elsewhere]);
    expect(registryIn(await product.pageWith(cookie)).apps['customer']?.release).toBe(
      product.sample.releases['customer'],
    );
  });

  test('from `http://localhost:*` may have any port, and no other host or scheme', async () => {
    await product.restart(['http://localhost:*']);
    expect((await product.send({ action: 'set', app: 'customer', origin: product.origin })).statusCode).toBe(
      303,
    );
    for (const at of [
      'http://localhost.evil.example:8101/',
      'https://localhost:8101/',
      'http://127.0.0.1:8101/',
    ])
      expect((await product.send({ action: 'set', app: 'customer', origin: at })).statusCode).toBe(400);
  });

  test('can be removed alone, or with all others', async () => {
    const both = cookieOf(
      await product.send(
        { action: 'set', app: 'auth', origin: product.origin },
        { ...SAME_ORIGIN, cookie: await product.set() },
      ),
    );
    const listed = async (cookie: string) =>
      [...(await product.pageWith(cookie, '/overrides')).body.matchAll(/<li>\s*(\w+) ←/g)].map(
        ([, app]) => app,
      );
    expect(await listed(both)).toEqual(['customer', 'auth']);
    const one = cookieOf(
      await product.send({ action: 'remove', app: 'auth' }, { ...SAME_ORIGIN, cookie: both }),
    );
    expect(await listed(one)).toEqual(['customer']);
    const reset = await product.send({ action: 'reset' }, { ...SAME_ORIGIN, cookie: both });
    expect(reset.headers['set-cookie']).toMatch(/^metier_overrides=; .*Max-Age=0$/);
  });
});
