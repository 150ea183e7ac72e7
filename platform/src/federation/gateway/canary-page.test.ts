import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Registry } from '@metier/shared-kit/registry';
import { abortCanary, setCanary } from '../../releases/index.ts';
import { createGateway } from './create-gateway.ts';
import { addSample, type SampleGateway, startSampleGateway } from './testing/sample-gateway.ts';
import { storeInto } from './testing/release-into.ts';
import { sampleReleases } from './testing/sample-releases.ts';

const AUTHOR = { by: 'test', why: '' };
const VISITORS = 200;

let sample: SampleGateway;
let live: string;
let next: string;
beforeAll(async () => {
  sample = await startSampleGateway();
  const customer = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'customer');
  if (!customer) throw new Error('The sample has this remote.');
  live = await addSample(sample.store, customer.manifest);
  next = await storeInto(sample.store, {
    app: 'customer',
    manifest: { ...customer.manifest, container: 'metier_next' },
  });
});
afterAll(() => sample.close());

const start = (percent: number) => setCanary(sample.store, AUTHOR, 'customer', { release: next, percent });
beforeEach(() => start(50));
afterEach(() => abortCanary(sample.store, AUTHOR, 'customer'));

async function visit(cookie = '') {
  const page = await sample.get('/', cookie ? { cookie } : {});
  const json = /<script id="registry"[^>]*>(.*?)<\/script>/s.exec(await page.text())?.[1] ?? '';
  return {
    release: (JSON.parse(json) as Registry).apps['customer']?.release,
    cookies: page.headers.getSetCookie(),
    headers: page.headers,
  };
}

test('a visitor gets a number in an HttpOnly cookie, and keeps it', async () => {
  const { cookies, headers } = await visit();
  expect(cookies).toEqual([
    expect.stringMatching(/^metier_visitor=\d{1,6}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('vary')).toContain('cookie');
  expect((await visit('theme=dark; metier_visitor=4711')).cookies).toEqual([]);
});

test.each(['metier_visitor=', 'metier_visitor=1234567', 'metier_visitor=-1', 'metier_visitor=../1', 'x=1'])(
  'the cookie %s is invalid: the visitor gets a new number',
  async (cookie) => expect((await visit(cookie)).cookies).toHaveLength(1),
);

test('with TLS the cookie is bound to the host', async () => {
  const secure = await createGateway({
    store: sample.store,
    api: { app: sample.api },
    origin: 'https://metier.test',
  });
  const { headers } = await secure.inject('/');
  expect(headers['set-cookie']).toMatch(/^__Host-metier_visitor=\d+; .*HttpOnly; SameSite=Lax; Secure$/);
  const known = { cookie: '__Host-metier_visitor=4711' };
  expect((await secure.inject({ url: '/', headers: known })).headers['set-cookie']).toBeUndefined();
  await secure.close();
});

test('nobody gets a number while there is no canary', async () => {
  await abortCanary(sample.store, AUTHOR, 'customer');
  expect(await visit()).toMatchObject({ release: live, cookies: [] });
  await start(50);
});

test('the number decides between canary and live release, always in the same way, also after the share is raised', async () => {
  const numbers = Array.from({ length: VISITORS }, (_each, number) => `metier_visitor=${number}`);
  const releasesAt = async (percent: number) => {
    await setCanary(sample.store, AUTHOR, 'customer', { percent });
    return Promise.all(numbers.map(async (cookie) => (await visit(cookie)).release));
  };
  const few = await releasesAt(10);
  expect(new Set(few)).toEqual(new Set([live, next]));
  expect(await releasesAt(10)).toEqual(few);
  const more = await releasesAt(50);
  expect(more.filter((release, visitor) => few[visitor] === next && release !== next)).toEqual([]);
  expect(more.filter((release) => release === next).length).toBeGreaterThan(
    few.filter((release) => release === next).length,
  );
});

test('a canary whose manifest is lost is not served, which is reported once; all visitors get the live release', async () => {
  await setCanary(sample.store, AUTHOR, 'customer', { percent: 99 });
  await rm(join(sample.folder, 'releases/customer', `${next}.json`));
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const fresh = await createGateway({ store: sample.store, api: { app: sample.api }, report });
  for (let visitor = 0; visitor < 20; visitor++) {
    const { body } = await fresh.inject({ url: '/', headers: { cookie: `metier_visitor=${visitor}` } });
    expect(body).toContain(live);
    expect(body).not.toContain(next);
  }
  expect(reports).toEqual([
    `The manifest of the canary customer ${next} is lost or damaged: nobody gets it.`,
  ]);
  await fresh.close();
});
