import { expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { marketplace } from '../../testing/index.ts';
import { openUpload, sendFile } from './testing/file-calls.ts';

const { app, customer, freelancer } = await marketplace({ limitFactor: 1 });
const DAY = 86_400;
const MAX_FILES = LIMITS.files.bytesOfDay / LIMITS.files.bytes;

test('limits the bytes per user and day: declared bytes count, and nothing beyond is read', async () => {
  const open = () =>
    customer.send('POST /api/files', { body: { name: 'large.bin', size: LIMITS.files.bytes } });
  for (let file = 0; file < MAX_FILES; file += 1) expect((await open()).status).toBe(200);
  const refused = await open();
  expect(refused).toMatchObject({ status: 429, error: { code: 1008 } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY / 2);
  // Other users and the next day have their own limit.
  await openUpload(freelancer, LIMITS.files.bytes);
  expect((await sendFile(customer, Buffer.from('small'))).status).toBe(429);
  await app.advance(DAY);
  expect((await sendFile(customer, Buffer.from('small'))).status).toBe(200);
});
