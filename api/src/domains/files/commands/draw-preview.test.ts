import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { AppError } from '../../../platform/errors/index.ts';
import { imageDrawer } from '../../../platform/images/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { marketplace } from '../../../testing/index.ts';
import { findFile } from '../files.repository.ts';
import { openFileStore } from '../store/open-file-store.ts';
import { aFile } from '../testing/file-calls.ts';
import { previewDrawer } from './draw-preview.ts';

const { app, customer } = await marketplace();
const drawer = imageDrawer();
afterAll(() => drawer.close());

test('a file whose sender has disconnected gets no preview, and nothing is drawn for it', async () => {
  const create = { width: 300, height: 300, channels: 3, background: 'teal' } as const;
  const { id } = await aFile(customer, Buffer.from(await sharp({ create }).png().toBuffer()), 'photo.png');
  await app.db.updateTable('files').set({ preview_id: null }).where('id', '=', id).execute();
  const file = await findFile(app.db, id);
  if (!file) throw new Error('The file exists');
  const storage = { db: app.db, store: await openFileStore(app.files) };
  const draw = previewDrawer(storage, drawer, openLog('silent'));
  const previewFor = async (signal: AbortSignal) => (await draw(file, app.clock.now(), signal)).preview_id;
  const left = AbortSignal.abort(new AppError('invalidInput', { body: 'format' }));
  expect(await previewFor(left)).toBeNull();
  expect(await previewFor(new AbortController().signal)).toEqual(expect.any(String));
});

test.each([
  ['jpeg', 7_000, true],
  ['jpeg', 7_100, false],
  ['png', 5_000, true],
  ['png', 5_100, false],
  ['gif', 30, true],
  ['avif', 30, true],
  ['tiff', 30, false],
] as const)('a %s with sides of %d pixels has a preview: %p', async (type, side, isDrawn) => {
  const create = { width: side, height: side, channels: 3, background: 'teal' } as const;
  const bytes = Buffer.from(await sharp({ create }).toFormat(type).toBuffer());
  const { preview } = await aFile(customer, bytes, `photo.${type}`);
  expect(preview !== undefined).toBe(isDrawn);
});
