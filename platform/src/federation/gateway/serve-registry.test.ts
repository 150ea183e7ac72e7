import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addSample, type SampleGateway, startSampleGateway } from './testing/sample-gateway.ts';
import { sampleReleases } from './testing/sample-releases.ts';

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

test('the registry equals the one in a page', async () => {
  const page = await (await sample.get('/auth/login')).text();
  const [, inPage = ''] = /<script id="registry"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  const response = await sample.get('/registry');
  expect(await response.json()).toEqual(JSON.parse(inPage));
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('vary')).toBe('cookie');
});

test('an unchanged registry is answered with 304, a changed one is sent', async () => {
  const etag = (await sample.get('/registry')).headers.get('etag') ?? '';
  const again = await sample.get('/registry', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const { shell } = sampleReleases();
  await addSample(sample.store, { ...shell.manifest, firstPaint: '' });
  const changed = await sample.get('/registry', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});
