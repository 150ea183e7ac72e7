import { AppError } from '../../../platform/errors/index.ts';
import { insertFile, selectBlocks, findFile, setComplete } from '../files.repository.ts';
import type { FileRow } from '../files.table.ts';
import { cleanName } from '../rules/clean-name.ts';
import type { Part } from '../rules/content-range.ts';
import type { DrawPreview } from './draw-preview.ts';
import { typeOf } from '../type-of.ts';
import type { Shelves } from '../shelves.ts';
import { keepBlocks } from './keep-blocks.ts';

/** Opens an upload whose bytes come later. */
export const openUpload = (
  { db }: Shelves,
  ownerId: string,
  { name, size }: { readonly name: string; readonly size: number | null },
  now: Date,
): Promise<FileRow> => insertFile(db, { owner_id: ownerId, name: cleanName(name), size, created_at: now });

/** An upload of the caller. Throws `notFound` for the upload of another. */
export async function requireOwnFile({ db }: Shelves, ownerId: string, id: string): Promise<FileRow> {
  const file = await findFile(db, id);
  if (file?.owner_id !== ownerId) throw new AppError('notFound');
  return file;
}

/**
 * Continues an upload.
 *
 * @throws AppError `stateChanged` with what was received, where the part begins elsewhere
 */
export async function continueUpload(
  shelves: Shelves,
  file: FileRow,
  { from, length }: Exclude<Part, 'question'>,
  chunks: AsyncIterable<Buffer>,
  now: Date,
): Promise<void> {
  if (from !== file.received) throw new AppError('stateChanged', { received: file.received });
  await keepBlocks(shelves, file, exactly(length, chunks), now);
}

/** Bytes as they come, as long as they are as many as announced. */
async function* exactly(length: number, chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > length) throw new AppError('invalidInput', { body: 'tooLong' });
    yield chunk;
  }
  if (bytes < length) throw new AppError('invalidInput', { body: 'tooShort' });
}

/**
 * The upload as it is now: complete as soon as all of it is there.
 *
 * @param draw draws a preview of what has just become complete
 */
export async function settleUpload(
  { db, store }: Shelves,
  id: string,
  now: Date,
  draw: DrawPreview,
): Promise<FileRow> {
  const file = await findFile(db, id);
  if (!file) throw new AppError('notFound');
  const isThere = file.received > 0 && file.received === (file.size ?? file.received);
  if (file.completed_at !== null || !isThere) return file;
  const [first = ''] = await selectBlocks(db, id);
  const start = await store.get(first);
  if (!start) throw new Error(`The store lacks ${first}`);
  const complete = await setComplete(db, id, await typeOf(start), now);
  return complete ? draw(complete, now) : settleUpload({ db, store }, id, now, draw);
}
