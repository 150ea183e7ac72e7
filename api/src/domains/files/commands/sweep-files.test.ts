import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { marketplace } from '../../../testing/index.ts';
import { insertContent } from '../contents.repository.ts';
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
const sweep = (store: FileStore = real, now = later(), mostMs?: number) => sweepFiles(store, mostMs)(db, now);
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

test('a sweep holds no lock while bytes are removed: a write that it has overtaken fails', async () => {
  const [removing, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let sweeping: Promise<void> | undefined;
  const waiting: FileStore = {
    ...real,
    remove: async (name) => {
      removing.resolve();
      await refused.promise;
      await real.remove(name);
    },
  };
  const slow: FileStore = {
    ...real,
    put: async (name, bytes) => {
      await real.put(name, bytes);
      sweeping = sweep(waiting);
      await removing.promise;
    },
  };
  const keeping = storeContent({ db, store: slow }, bytesOf(50, 'slow'), app.clock.now(), named);
  await expect(keeping).rejects.toThrow('swept while it was written');
  const [name = ''] = await names();
  refused.resolve();
  await sweeping;
  expect([await names(), await real.get(name)]).toEqual([[], undefined]);
});

test('a sweep ends after its time, and the next one goes on', async () => {
  const unwritten = Array.from({ length: 50 }, () => randomUUID());
  for (const id of unwritten) await insertContent(db, id, 1, app.clock.now());
  await sweep(real, later(), 0);
  const left = (await names()).length;
  expect([left > 0, left < unwritten.length]).toEqual([true, true]);
  await sweep();
  expect(await names()).toEqual([]);
});

test('bytes that are being referenced are kept', async () => {
  const bytes = bytesOf(50, 'held');
  await storeContent({ db, store: real }, bytes, app.clock.now(), named);
  const [kept = ''] = await names();
  await storeContent({ db, store: real }, bytes, app.clock.now(), () => sweep());
  expect([await names(), await real.get(kept)]).toEqual([[kept], bytes]);
});
