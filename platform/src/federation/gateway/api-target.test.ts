import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { trustOption } from '@metier/api/platform';
import { createGateway } from './create-gateway.ts';
import { type SampleGateway, startSampleGateway } from './testing/sample-gateway.ts';

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

describe('the API', () => {
  test('answers on the same origin, untouched by the gateway', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sample.origin}/api/echo`, { method: 'PUT', headers, body: '{"a":1}' });
    expect(await answer.json()).toEqual({ method: 'PUT', body: { a: 1 } });
    expect(answer.headers.get('x-content-type-options')).toBeNull();
  });

  test('serves all paths under its prefixes, and no others', async () => {
    expect(await (await sample.get('/api/none')).json()).toMatchObject({ statusCode: 404 });
    expect(await (await sample.get('/dev/none')).json()).toMatchObject({ statusCode: 404 });
    expect((await sample.get('/developers')).headers.get('content-type')).toContain('text/html');
  });

  test('may be at a URL', async () => {
    const elsewhere = fastify();
    elsewhere.all('/api/echo', (request) => ({
      method: request.method,
      body: request.body,
      url: request.url,
    }));
    const proxy = await createGateway({
      store: sample.store,
      api: { url: await elsewhere.listen({ port: 0 }) },
    });
    const proxied = await proxy.listen({ port: 0 });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${proxied}/api/echo?a=1&a=2`, { method: 'POST', headers, body: '{"a":1}' });
    expect(await answer.json()).toEqual({ method: 'POST', body: { a: 1 }, url: '/api/echo?a=1&a=2' });
    expect((await fetch(`${proxied}/app/create`)).headers.get('content-type')).toContain('text/html');
    await proxy.close();
    await elsewhere.close();
  });

  test.each([
    ['no proxy', 0, '127.0.0.1'],
    ['the nearest proxy', 1, '203.0.113.7'],
    ['the two nearest proxies', 2, '198.51.100.9'],
    ['local proxies', ['127.0.0.0/8'], '203.0.113.7'],
    ['proxies elsewhere', ['10.0.0.0/8'], '127.0.0.1'],
  ])('gets the client address, where %s is trusted, despite forged headers', async (_, proxies, address) => {
    const elsewhere = fastify();
    elsewhere.get('/api/who', ({ headers }) => ({ address: headers['x-forwarded-for'] }));
    const target = { url: await elsewhere.listen({ port: 0, host: '127.0.0.1' }) };
    const proxy = await createGateway({
      store: sample.store,
      api: target,
      trustProxy: trustOption(proxies),
    });
    const headers = { 'x-forwarded-for': '192.0.2.66, 198.51.100.9, 203.0.113.7' };
    const response = await proxy.inject({ url: '/api/who', headers });
    expect(response.json()).toEqual({ address });
    await proxy.close();
    await elsewhere.close();
  });
});
