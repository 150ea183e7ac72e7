import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';
import { AppError } from '../errors/index.ts';
import { fileStreams } from './file-streams.ts';
import { MINIMUM_RATE } from './read-within-limits.ts';
import { upload } from './route.ts';

const SIZE = 50_000;
/** More than the minimum rate in that time. */
const SENT = 20_000;
/** Two checks of the rate. */
const A_WHILE_MS = 2_100;

let harness: TestHarness;
afterEach(() => harness.close());

/** Opens a server without the grace period, and sends the beginning of a part to it. */
async function beginPart() {
  const streams = fileStreams({ ...MINIMUM_RATE, graceMs: 0 });
  const receive = upload('PUT /api/files', ({ request: arriving, reply }) =>
    streams.fromBody(arriving, reply, async (chunks) => {
      let received = 0;
      for await (const chunk of chunks) received += chunk.length;
      throw new AppError('stateChanged', { received });
    }),
  );
  harness = await createTestHarness({ routes: [receive] });
  await harness.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = harness.server.server.address() as AddressInfo;
  const client = request({
    port,
    method: 'PUT',
    path: `/api/files?file_id=${crypto.randomUUID()}`,
    headers: {
      authorization: await harness.bearer('freelancer'),
      'content-type': 'application/octet-stream',
      'content-length': SIZE,
    },
  });
  client.on('error', () => undefined);
  const answer = once(client, 'response').then(([response]) => json(response as IncomingMessage));
  client.write(Buffer.alloc(SENT));
  return { client, answer };
}

test('a file on a slow line is received as long as it arrives', async () => {
  const { client, answer } = await beginPart();
  await sleep(A_WHILE_MS);
  client.end(Buffer.alloc(SIZE - SENT));
  expect(await answer).toMatchObject({ error: { details: { received: SIZE } } });
});

test('a file that no longer arrives is cut off', async () => {
  const { answer } = await beginPart();
  expect(await answer).toMatchObject({ error: { details: { body: 'tooSlow' } } });
});

test('a block arrives at the minimum rate before the request times out', () => {
  expect(LIMITS.files.block / MINIMUM_RATE.bytesPerSecond).toBeLessThan(300);
});
