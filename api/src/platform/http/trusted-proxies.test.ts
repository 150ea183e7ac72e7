import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { trustOption, type TrustedProxies } from './trusted-proxies.ts';

/** The client's address as the server sees it, when a proxy at 127.0.0.1 forwards a request that passed two more. */
async function whoAsks(proxies: TrustedProxies, forwarded = '192.0.2.66, 198.51.100.9, 10.0.0.7') {
  const app = fastify({ trustProxy: trustOption(proxies) });
  app.get('/', ({ ip }) => ip);
  return (await app.inject({ url: '/', headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).body;
}

test.each<[string, TrustedProxies, string]>([
  ['nobody', 0, '127.0.0.1'],
  ['one proxy', 1, '10.0.0.7'],
  ['two proxies', 2, '198.51.100.9'],
  ['the networks of both', ['127.0.0.1', '10.0.0.0/8'], '198.51.100.9'],
  ['a network the nearest is not in', ['10.0.0.0/8'], '127.0.0.1'],
  ['a network of the other kind', ['::/1'], '127.0.0.1'],
])(
  'with %s trusted, the visitor is the next address, whatever is further left',
  async (_, proxies, visitor) => {
    expect(await whoAsks(proxies)).toBe(visitor);
  },
);

test('without the header, the visitor is the connecting address', async () => {
  expect(await whoAsks(1, '')).toBe('127.0.0.1');
});
