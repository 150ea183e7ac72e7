import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Registry } from '@metier/shared-kit/registry';
import { rollBack, withdraw } from '../../releases/index.ts';
import { createGateway } from './create-gateway.ts';
import { addSample, type SampleGateway, startSampleGateway } from './testing/sample-gateway.ts';
import { sampleReleases } from './testing/sample-releases.ts';

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

const AUTHOR = { by: 'test', why: '' };

function sampleOf(app: string) {
  const remote = sampleReleases().remotes.find(({ manifest }) => manifest.app === app);
  if (!remote) throw new Error(`The sample has no remote ${app}.`);
  return remote.manifest;
}

function registryOfPage(html: string): Registry {
  const json = /<script id="registry"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json) as Registry;
}

const registryIn = async (page: Response) => registryOfPage(await page.text());

test('connections are limited, with the API in the same process or at a URL', async () => {
  const alone = await createGateway({ store: sample.store, api: { url: 'http://localhost:1' } });
  for (const { server } of [sample.gateway, alone])
    expect(server).toMatchObject({ maxConnections: 4_000, headersTimeout: 15_000, requestTimeout: 900_000 });
  await alone.close();
});

test('pages and files send HSTS with an https origin', async () => {
  const secure = await createGateway({
    store: sample.store,
    api: { app: sample.api },
    origin: 'https://metier.test',
  });
  for (const url of ['/', '/releases/shell/entry.js', '/releases/none']) {
    const { headers } = await secure.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await sample.get(url)).headers.get('strict-transport-security')).toBeNull();
  }
  await secure.close();
});

test('a body for a path that takes none is refused before it is sent', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const sent = httpRequest(`${sample.origin}/app/projects`, {
      method,
      headers: { 'content-type': 'application/json', 'content-length': 1_000_000 },
    });
    sent.flushHeaders();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([method, answer.statusCode, answer.headers['x-content-type-options']]).toEqual([
      method,
      404,
      'nosniff',
    ]);
    sent.destroy();
  }
});

test('a path that cannot be decoded gets 404 with the common headers', async () => {
  for (const url of ['/%', '/releases/%E0%A4%A']) {
    const { statusCode, headers } = await sample.gateway.inject(url);
    expect([url, statusCode, headers['x-content-type-options'], headers['cache-control']]).toEqual([
      url,
      404,
      'nosniff',
      'no-store',
    ]);
  }
});

describe('the page', () => {
  test('is the same at every path and never cached', async () => {
    const page = await sample.get('/app/whatever');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  const liveOf = async (app: string) => (await registryIn(await sample.get('/'))).apps[app]?.release;

  test('contains the live releases, and a switched one at the next load', async () => {
    const { customer = '' } = sample.releases;
    expect(await liveOf('customer')).toBe(customer);
    const next = await addSample(sample.store, {
      ...sampleOf('customer'),
      menu: [],
      container: 'metier_next',
    });
    expect(next).not.toBe(customer);
    expect(await liveOf('customer')).toBe(next);
    expect(await rollBack(sample.store, AUTHOR, 'customer')).toBe(customer);
    expect(await liveOf('customer')).toBe(customer);
  });

  test('does not contain a withdrawn remote', async () => {
    await withdraw(sample.store, AUTHOR, 'freelancer');
    expect(await liveOf('freelancer')).toBeUndefined();
    expect(await addSample(sample.store, sampleOf('freelancer'))).toBe(sample.releases['freelancer']);
    expect(await liveOf('freelancer')).toBe(sample.releases['freelancer']);
  });

  describe('of a remote whose live manifest is damaged', () => {
    const { menu } = sampleOf('freelancer');
    let damaged: string;
    let whole: Buffer;
    beforeAll(async () => {
      damaged = await addSample(sample.store, { ...sampleOf('freelancer'), container: 'metier_damaged' });
      whole = await readFile(manifestFile());
    });
    afterAll(async () => {
      await rollBack(sample.store, AUTHOR, 'freelancer');
    });
    const manifestFile = () => join(sample.folder, 'releases/freelancer', `${damaged}.json`);

    test.each([
      ['lost', () => rm(manifestFile())],
      ['cut off', () => writeFile(manifestFile(), whole.subarray(0, 40))],
      ['without routes', () => writeFile(manifestFile(), JSON.stringify({ ...parsed(), routes: undefined }))],
      ['of another app', () => writeFile(manifestFile(), JSON.stringify({ ...parsed(), app: 'customer' }))],
      ['of a later schema', () => writeFile(manifestFile(), JSON.stringify({ ...parsed(), schema: 2 }))],
    ])('(%s) the release before it is served, and all others; it is reported once', async (_how, damage) => {
      await damage();
      const reports: string[] = [];
      const report = (message: string) => void reports.push(message);
      const fresh = await createGateway({ store: sample.store, api: { app: sample.api }, report });
      const { apps } = registryOfPage((await fresh.inject('/')).body);
      await fresh.inject('/');
      expect(apps['freelancer']).toMatchObject({
        release: sample.releases['freelancer'],
        manifest: { menu },
      });
      expect(Object.keys(apps)).toHaveLength(3);
      expect(reports).toEqual([
        `The manifest of freelancer ${damaged} is lost or damaged: ${sample.releases['freelancer']} is served instead.`,
      ]);
      await fresh.close();
      await writeFile(manifestFile(), whole);
    });

    const parsed = () => JSON.parse(whole.toString()) as object;

    test('a gateway that has read it before keeps serving it', async () => {
      expect(await liveOf('freelancer')).toBe(damaged);
      await rm(manifestFile());
      expect(await liveOf('freelancer')).toBe(damaged);
      await writeFile(manifestFile(), whole);
    });
  });

  test('allows inline code only with its nonce, which is different each time', async () => {
    const nonceOf = async () => {
      const page = await sample.get('/');
      const policy = page.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
      const html = await page.text();
      const inlined = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag);
      expect(inlined).toHaveLength(2);
      for (const tag of inlined) expect(tag).toContain(`nonce="${nonce}"`);
      expect(policy).not.toMatch(/unsafe/);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  test.each([
    ['/?lang=de', undefined, 'de'],
    ['/', 'theme=dark; metier_lang=de', 'de'],
    ['/', 'metier_lang=en; __Host-metier_lang=de', 'de'],
    ['/?lang=en', 'metier_lang=de', 'en'],
    ['/?lang=xx', undefined, 'en'],
    ['/', undefined, 'en'],
  ])('%s with the cookie %s is in %s', async (path, cookie, language) => {
    const html = await (await sample.get(path, cookie ? { cookie } : {})).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`"/releases/shell/kit.${language}.json"`);
  });

  test('names the files of the role in the cookie, and of no other', async () => {
    const html = async (cookie: string) => (await sample.get('/app/my-projects', { cookie })).text();
    const customers = await html('metier_role=customer');
    expect(customers).toContain('"/releases/customer/projects.js"');
    expect(customers).not.toContain('"/releases/freelancer/projects.js"');
    expect(await html('metier_role=freelancer')).toContain('"/releases/freelancer/projects.js"');
    expect(await html('metier_role=king')).toContain('"/releases/auth/login.js"');
  });

  test('over TLS heeds only a cookie that the host itself has set', async () => {
    const { store, api } = sample;
    const gateway = await createGateway({ store, api: { app: api }, origin: 'https://metier.example' });
    const html = async (cookie: string) =>
      (await gateway.inject({ url: '/app/my-projects', headers: { cookie } })).body;
    expect(await html('__Host-metier_role=customer')).toContain('"/releases/customer/projects.js"');
    expect(await html('metier_role=customer')).not.toContain('"/releases/customer/projects.js"');
    await gateway.close();
  });

  test('shows whether there is a demo world', async () => {
    expect(await (await sample.get('/')).text()).toContain('<html lang="en">');
    const demo = await createGateway({ store: sample.store, api: { app: sample.api }, demo: true });
    expect((await demo.inject('/')).body).toContain('<html lang="en" data-demo>');
    await demo.close();
  });

  test.each([
    ['content-security-policy', "default-src 'none'"],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['referrer-policy', 'same-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
  ])('has the header %s', async (name, value) => {
    expect((await sample.get('/')).headers.get(name)).toContain(value);
  });

  test('may connect to Stripe if it takes the cards, and not otherwise', async () => {
    const policyOf = (page: { headers: Record<string, unknown> }) =>
      String(page.headers['content-security-policy']);
    const plain = await sample.gateway.inject('/');
    expect(policyOf(plain) + plain.body).not.toContain('stripe');
    const paid = await createGateway({ store: sample.store, api: { app: sample.api }, stripe: true });
    const page = await paid.inject('/');
    const policy = policyOf(page);
    expect(page.body).toContain('<html lang="en" data-stripe>');
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com/);
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain('frame-src https://js.stripe.com');
    await paid.close();
  });

  test('of an uncounted request reports nothing', async () => {
    expect((await sample.gateway.inject('/')).body).toContain('/reports/');
    const headers = { 'metier-not-counted': '1' };
    expect((await sample.gateway.inject({ url: '/', headers })).body).not.toContain('/reports/');
  });

  test('is compressed', async () => {
    const page = await sample.get('/', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('<div id="app"><style nonce="');
  });
});

test.each(['//', '//elsewhere.example/app/my-projects', '/\\', '/\\elsewhere.example', '///'])(
  '%s is not found',
  async (path) => {
    expect(await sample.statusOf(path)).toBe(404);
  },
);
