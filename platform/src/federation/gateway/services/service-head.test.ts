import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LANGUAGE_COOKIE, LANGUAGES, SERVICES } from '@metier/contract';
import { type SampleGateway, startSampleGateway } from '../testing/sample-gateway.ts';

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  sample.gateway.inject({ url: path, headers: { host: 'metier.test', ...headers } });
const content = (body: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1];

test.each([
  ['en', 'Logo', /^Logo at a fixed price, from €50\.18: what is included/],
  ['de', 'Logo', /^Logo zum Festpreis, ab 50,18\s€: was enthalten ist/],
  ['es', 'Logotipo', /^Logotipo a precio fijo, desde 50,18\s€: qué incluye/],
  ['fr', 'Logo', /^Logo à prix fixe, à partir de 50,18\s€\s: ce qui est inclus/],
] as const)(
  'a service in %s has its name, price, address and picture',
  async (language, name, description) => {
    const { body, headers } = await open('/services/20101', { cookie: `${LANGUAGE_COOKIE}=${language}` });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body).toContain(`<title>${name} · Metier</title>`);
    expect(body).toContain('<link rel="canonical" href="http://metier.test/services/20101"');
    expect(content(body, 'description')).toMatch(description);
    expect(content(body, 'og:title')).toBe(name);
    expect(content(body, 'og:description')).toBe(content(body, 'description'));
    expect(content(body, 'og:url')).toBe('http://metier.test/services/20101');
    expect(content(body, 'og:image')).toBe('http://metier.test/preview.png');
  },
);

test.each([
  ['en', 'Services and prices'],
  ['de', 'Leistungen und Preise'],
  ['es', 'Servicios y precios'],
  ['fr', 'Services et prix'],
])('the list of services in %s has a title and an address', async (language, title) => {
  const { body, headers } = await open(`/services/?lang=${language}`);
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(body).toContain(`<title>${title} · Metier</title>`);
  expect(content(body, 'og:url')).toBe('http://metier.test/services');
});

test('every service has a head in every language', async () => {
  for (const { id } of SERVICES)
    for (const language of LANGUAGES) {
      const { body } = await open(`/services/${id}?lang=${language}`);
      expect([id, language, content(body, 'og:title')]).not.toContain(String(id));
      expect(content(body, 'description')).not.toContain('{{');
    }
});

test.each(['/services/99999', '/services/020101', '/services/logo'])(
  '%s does not exist: it is plain and not listed',
  async (path) => {
    const { body, headers, statusCode } = await open(path);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).toContain('<title>Metier</title>');
    expect(body).not.toContain('og:');
  },
);

test('the picture of previews is a PNG in their format', async () => {
  const { headers, rawPayload } = await open('/preview.png');
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  // Width and height in the first chunk.
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(rawPayload.length).toBeLessThan(30_000);
});
