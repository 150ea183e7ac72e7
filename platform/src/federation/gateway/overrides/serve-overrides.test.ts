import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ownPath } from './serve-overrides.ts';
import { cookieOf, registryIn, SampleOverrides } from './testing/sample-overrides.ts';

let product: SampleOverrides;
beforeAll(async () => {
  product = await SampleOverrides.open();
});
beforeEach(() => product.restart());
afterAll(() => product.close());

describe('a link that requests an override', () => {
  const LINK = `/app/my-projects?page=2&metier-override=customer:http://localhost:1/`;

  test('redirects to a confirmation page and sets nothing; the confirmation leads to the requested page', async () => {
    const link = LINK.replace('http://localhost:1', product.origin);
    const response = await product.gateway.inject(link);
    expect(response.statusCode).toBe(303);
    expect(response.headers['set-cookie']).toBeUndefined();
    const confirmation = await product.gateway.inject(String(response.headers.location));
    expect(confirmation.headers['set-cookie']).toBeUndefined();
    expect(confirmation.body).toContain(`<li>customer ← ${product.origin}</li>`);
    const fields = Object.fromEntries(
      [...confirmation.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const accepted = await product.send({ ...fields, action: 'set' });
    expect(accepted.headers.location).toBe('/app/my-projects?page=2');
    expect(registryIn(await product.pageWith(cookieOf(accepted))).apps['customer']?.base).toContain(
      product.origin,
    );
  });

  test('from an origin that is not listed offers no button', async () => {
    const { location } = (await product.gateway.inject(LINK)).headers;
    const confirmation = await product.gateway.inject(String(location));
    expect(confirmation.body).toContain('Not a remote with an allowed address');
    expect(confirmation.body).not.toContain('name="metier-override"');
  });

  test('is escaped in the page', async () => {
    const text = encodeURIComponent('<script>alert(1)</script>"\'');
    const { location } = (await product.gateway.inject(`/?metier-override=${text}&x=%22%3E`)).headers;
    const { body, headers } = await product.gateway.inject(String(location));
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('is ignored where overrides are off', async () => {
    await product.restart([]);
    expect((await product.gateway.inject(LINK)).statusCode).toBe(200);
    expect((await product.gateway.inject('/overrides')).body).toContain('<script id="registry"');
    expect((await product.send({ action: 'set', app: 'customer', origin: product.origin })).statusCode).toBe(
      404,
    );
  });
});

describe('a form of another site', () => {
  test.each<[string, Record<string, string>]>([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['no site, as for a typed address', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin header', {}],
  ])('(%s) is refused, though it needs no cookie', async (_how, headers) => {
    const response = await product.send({ action: 'set', app: 'customer', origin: product.origin }, headers);
    expect(response.statusCode).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.body).toContain('came from another site');
  });

  test('without TLS the Origin header decides', async () => {
    const headers = { origin: 'http://intern.example', host: 'intern.example' };
    expect(
      (await product.send({ action: 'set', app: 'customer', origin: product.origin }, headers)).statusCode,
    ).toBe(303);
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
])('the return path of %s is %s', (text, path) => {
  expect(ownPath(text)).toBe(path);
});
