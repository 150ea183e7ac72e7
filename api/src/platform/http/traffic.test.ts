import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { watchTraffic } from './traffic.ts';

test('shutdown does not wait for a request whose client left during an earlier hook', async () => {
  const app = fastify();
  const arrived = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const passed = Promise.withResolvers<void>();
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('close', left.resolve);
    arrived.resolve();
    await left.promise;
  });
  const traffic = watchTraffic(app);
  app.addHook('onRequest', async () => passed.resolve());
  app.get('/', async () => 'answer');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: metier.test\r\n\r\n');
  await arrived.promise;
  client.destroy();
  await passed.promise;
  const ended = traffic.end(0).then(() => 'ended');
  expect(await Promise.race([ended, sleep(2000).then(() => 'waiting')])).toBe('ended');
  await app.close();
});
