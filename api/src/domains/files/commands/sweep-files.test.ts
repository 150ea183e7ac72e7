import { beforeEach, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { marketplace } from '../../../testing/index.ts';
import { folderStore } from '../store/folder-store.ts';
import type { FileStore } from '../store/file-store.ts';
import { aFile, bytesOf } from '../testing/file-calls.ts';
import { storeContent } from './store-blocks.ts';
import { sweepFiles } from './sweep-files.ts';

const { app, customer } = await marketplace();
const { db } = app;
const real = folderStore('folder' in app.files ? app.files.folder : '');
/** Name of the bytes in these tests. */
const named = async (): Promise<void> => undefined;

const later = () => new Date(app.clock.now().getTime() + DURATIONS.unattachedFile * 1_000);
const sweep = (store: FileStore = real, now = later()) => sweepFiles(store)(db, now);
const names = async () => (await db.selectFrom('file_contents').select('id').execute()).map(({ id }) => id);

/** A store that stops responding after an operation, as in a killed process. */
const killedAfter = (call: 'put' | 'remove'): FileStore => ({
  ...real,
  [call]: async (name: string, bytes: Buffer) => {
    await real[call](name, bytes);
    throw new Error('killed');
  },
});

beforeEach(() => sweep());

test('bytes of a process killed between the store and the row are swept after a day', async () => {
  const bytes = bytesOf(50, 'killed');
  const keeping = storeContent({ db, store: killedAfter('put') }, bytes, app.clock.now(), named);
  await expect(keeping).rejects.toThrow('killed');
  const [left = ''] = await names();
  expect(await real.get(left)).toEqual(bytes);
  await sweep(real, app.clock.now());
  expect(await names()).toEqual([left]);
  await sweep();
  expect([await names(), await real.get(left)]).toEqual([[], undefined]);
});

test('bytes removed by a killed sweep do not count as stored, and the next sweep finishes', async () => {
  const bytes = bytesOf(50, 'half swept');
  await storeContent({ db, store: real }, bytes, app.clock.now(), named);
  const [first = ''] = await names();
  await expect(sweep(killedAfter('remove'))).rejects.toThrow('killed');
  expect(await real.get(first)).toBeUndefined();
  const file = await aFile(customer, bytes);
  const { url } = await customer.call('GET /api/files/link', { query: { file_id: file.id } });
  expect((await app.server.inject(url)).rawPayload).toEqual(bytes);
  await sweep(real, app.clock.now());
  expect(await names()).not.toContain(first);
  expect((await app.server.inject(url)).statusCode).toBe(200);
});

test('bytes that are being referenced are kept', async () => {
  const bytes = bytesOf(50, 'held');
  await storeContent({ db, store: real }, bytes, app.clock.now(), named);
  const [kept = ''] = await names();
  await storeContent({ db, store: real }, bytes, app.clock.now(), () => sweep());
  expect([await names(), await real.get(kept)]).toEqual([[kept], bytes]);
});
