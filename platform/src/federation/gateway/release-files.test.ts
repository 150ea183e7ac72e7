import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type SampleGateway, startSampleGateway } from './testing/sample-gateway.ts';

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

describe('a file of a release', () => {
  test('is cached permanently', async () => {
    const file = await sample.get('/releases/customer/entry.js', { 'accept-encoding': 'identity' });
    expect(await file.text()).toBe('"customer plain"');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(file.headers.get('vary')).toBe('accept-encoding');
  });

  test('cannot be framed', async () => {
    const { headers } = await sample.get('/releases/customer/entry.js');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', '5'],
    ['gzip', 'gzip', '6'],
    ['br;q=0, gzip', 'gzip', '6'],
    ['br;q=0.0, *', 'gzip', '6'],
    ['BR', 'br', '5'],
  ])('comes precompressed for %s', async (accepted, encoding, length) => {
    const file = await fetch(`${sample.origin}/releases/customer/entry.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': accepted },
    });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('content-length')).toBe(length);
  });

  test.each([
    '/releases/customer/none.js',
    '/releases/none/entry.js',
    '/releases/customer/',
    '/releases/customer/manifest.json',
    '/releases/customer/entry.html',
    '/releases/',
    '/releases/../../secret.js',
    '/releases/customer/../../secret.js',
    '/releases/customer/..%2f..%2f..%2fsecret.js',
    '/releases/%2e%2e/%2e%2e/secret.js',
    '/releases/customer/%00.js',
    `/releases/customer/${'a'.repeat(300)}.js`,
    '/releases/customer/.%2fentry.js',
    '/releases/customer//entry.js',
    '/releases/./customer/%2e/entry.js/',
  ])('that does not exist is 404, not the page: %s', async (path) => {
    expect(await sample.statusOf(path)).toBe(404);
  });

  test('with a name that no file system accepts is 404, compressed or not', async () => {
    const { status } = await sample.get(`/releases/customer/${'a'.repeat(252)}.js`, {
      'accept-encoding': 'br',
    });
    expect(status).toBe(404);
  });

  test('has a further URL for each retry', async () => {
    expect(await sample.statusOf('/releases/customer~2/entry.js')).toBe(200);
    expect(await sample.statusOf('/releases/customer~/entry.js')).toBe(404);
  });

  test('that is missing is not cached', async () => {
    const { headers } = await sample.get('/releases/customer/none.js');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});
