import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startS3Server, type S3Server } from '../../../testing/s3/start-s3-server.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

const MINUTE = 60_000;
const MEGABYTE = 1_048_576;
const [ONE, TWO] = ['1b4e28ba-2fa1-41d2-883f-0016d3cca427', '1b4e28ba-2fa1-41d2-883f-0016d3cca428'];

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-files-'));
  server = await startS3Server();
}, MINUTE);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const PLACES = {
  'a folder': () => ({ folder: join(folder, 'deep/files') }),
  'a bucket': () => ({
    bucket: server.bucket,
    prefix: 'files/',
    endpoint: server.endpoint,
    region: 'auto',
    pathStyle: true,
  }),
};

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await openFileStore(place());
  });

  test('returns the bytes put under a name until they are removed', async () => {
    const large = Buffer.alloc(MEGABYTE, 'large');
    expect(await store.get(ONE)).toBeUndefined();
    await Promise.all([store.put(ONE, large), store.put(TWO, Buffer.from([0, 255, 13, 10]))]);
    expect((await store.get(ONE))?.equals(large)).toBe(true);
    expect(await store.get(TWO)).toEqual(Buffer.from([0, 255, 13, 10]));
    await store.remove(ONE);
    await store.remove(ONE);
    expect(await store.get(ONE)).toBeUndefined();
    expect(await store.get(TWO)).toHaveLength(4);
  });

  test.each(['', '..', '../../etc/passwd', `${ONE}/x`, `/${ONE}`, ONE.toUpperCase()])(
    'rejects the name %j',
    async (name) => {
      await expect(store.get(name)).rejects.toThrow('not a valid name');
      await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('not a valid name');
    },
  );
});

test('files in a folder can be read by their owner only', async () => {
  const store = await openFileStore({ folder: join(folder, 'own') });
  await store.put(ONE, Buffer.from('x'));
  expect(await readdir(join(folder, 'own'))).toEqual(['1b']);
  expect((await stat(join(folder, 'own/1b', ONE))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'own/1b'))).mode & 0o777).toBe(0o700);
});
