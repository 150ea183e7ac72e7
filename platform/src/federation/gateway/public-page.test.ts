import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import fastify from 'fastify';
import { createGateway } from './create-gateway.ts';
import { type SampleGateway, startSampleGateway } from './testing/sample-gateway.ts';

const { reply } = examples['GET /api/public/freelancer'];
const { freelancer, works } = reply;
const SLOW = '00000000-0000-4000-8000-000000000001';
const HIDDEN = '00000000-0000-4000-8000-000000000002';
const HOSTILE = '00000000-0000-4000-8000-000000000003';
const FACELESS = '00000000-0000-4000-8000-000000000004';
const END = '</title><script>alert(1)</script>"';

/** What the API answers about a freelancer. */
function answerTo(id: string | null): { status: number; body: unknown } | undefined {
  if (id === SLOW) return undefined;
  if (id === HIDDEN) return { status: 404, body: {} };
  if (id === FACELESS)
    return { status: 200, body: { freelancer: { ...freelancer, photo: null }, works: [] } };
  if (id !== HOSTILE) return { status: 200, body: reply };
  return { status: 200, body: { freelancer: { ...freelancer, first_name: END, about_me: END }, works: [] } };
}

let sample: SampleGateway;
let remoteApi: Server;
const gateways: { readonly close: () => Promise<void> }[] = [];
let inProcess: Awaited<ReturnType<typeof createGateway>>;
let atUrl: Awaited<ReturnType<typeof createGateway>>;
const askedBy: (string | undefined)[] = [];

beforeAll(async () => {
  sample = await startSampleGateway();
  const app = fastify();
  app.get<{ Querystring: { id: string } }>('/api/public/freelancer', async (request, answer) => {
    askedBy.push(request.ip);
    const found = answerTo(request.query.id);
    return found ? answer.code(found.status).send(found.body) : new Promise(() => {});
  });
  await app.ready();
  remoteApi = createServer((request, response) => {
    askedBy.push(String(request.headers['x-forwarded-for']));
    const found = answerTo(new URL(request.url ?? '', 'http://api').searchParams.get('id'));
    if (found) response.writeHead(found.status).end(JSON.stringify(found.body));
  });
  await new Promise<void>((resolve) => remoteApi.listen(0, '127.0.0.1', resolve));
  const { port } = remoteApi.address() as AddressInfo;
  const origin = 'https://metier.test';
  inProcess = await createGateway({ store: sample.store, api: { app }, origin });
  atUrl = await createGateway({ store: sample.store, api: { url: `http://127.0.0.1:${port}` }, origin });
  gateways.push(inProcess, atUrl, app);
});
afterAll(async () => {
  for (const one of gateways) await one.close();
  remoteApi.closeAllConnections();
  remoteApi.close();
  await sample.close();
});

describe.each(['in this process', 'at a URL'] as const)('with the API %s', (place) => {
  const open = async (path: string) =>
    (place === 'at a URL' ? atUrl : inProcess).inject({ url: path, remoteAddress: '203.0.113.7' });

  test('a public page has its title, description and picture, and may be listed', async () => {
    const { body, headers } = await open(`/p/${freelancer.id}`);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body).toContain('<title>Felix Novak · Metier</title>');
    for (const [name, content] of [
      ['og:title', 'Felix Novak'],
      ['og:description', freelancer.about_me],
      ['og:url', `https://metier.test/p/${freelancer.id}`],
      ['og:image', `https://metier.test${works[0]?.images[0]?.path ?? ''}`],
    ])
      expect(body).toContain(`<meta property="${name}" content="${content}"`);
    expect(askedBy.at(-1)).toBe('203.0.113.7');
  });

  test('nothing that a freelancer wrote leaves its place', async () => {
    const { body } = await open(`/p/${HOSTILE}`);
    expect(body).not.toContain(END);
    expect(body).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
    expect(body).toContain(
      `content="https://metier.test${freelancer.photo?.large.replaceAll('&', '&amp;')}"`,
    );
  });

  test("without cover and photo the picture is the product's", async () => {
    const { body } = await open(`/p/${FACELESS}`);
    expect(body).toContain('<meta property="og:image" content="https://metier.test/preview.png"');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"');
  });

  test('a page that is not public is plain and not listed', async () => {
    const { body, headers, statusCode } = await open(`/p/${HIDDEN}`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).toContain('<title>Metier</title>');
    expect(body).not.toContain('og:');
  });

  test('without an answer in time the page is plain, and not delisted', async () => {
    const { body, headers, statusCode } = await open(`/p/${SLOW}`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(body).toContain('<title>Metier</title>');
  });
});

test.each([
  ['/app/my-projects', 'noindex'],
  ['/auth/login', undefined],
  ['/p/anything', undefined],
])('%s asks nothing, and its robots tag is %s', async (path, robots) => {
  const before = askedBy.length;
  const { headers } = await inProcess.inject(path);
  expect(headers['x-robots-tag']).toBe(robots);
  expect(askedBy).toHaveLength(before);
});
