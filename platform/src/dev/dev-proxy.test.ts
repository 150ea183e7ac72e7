import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { startDevProxy } from './dev-proxy.ts';

const servers: { close: () => unknown }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const portOf = (server: { address: Server['address'] }) => (server.address() as AddressInfo).port;

async function answering(word: string): Promise<number> {
  const server = createServer((_request, response) => response.setHeader('connection', 'close').end(word));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}

test('connections wait for a starting server, and reach the next one after a restart', async () => {
  let behind = Promise.withResolvers<number>();
  const proxy = await startDevProxy({ port: 0, host: 'localhost' }, () => behind.promise);
  servers.push(proxy);
  const visit = async () => (await fetch(`http://localhost:${portOf(proxy)}`)).text();

  const early = visit();
  behind.resolve(await answering('first'));
  expect(await early).toBe('first');

  behind = Promise.withResolvers();
  const between = visit();
  behind.resolve(await answering('second'));
  expect(await between).toBe('second');
});
