import { AppError } from '../../../platform/errors/index.ts';
import { deleteUnattached, insertFile, selectBlocks, findFile, setComplete } from '../files.repository.ts';
import type { FileRow } from '../files.table.ts';
import { cleanName } from '../rules/clean-name.ts';
import type { Part } from '../rules/content-range.ts';
import type { Scanner } from '../scan/scanner.ts';
import type { DrawPreview } from './draw-preview.ts';
import { typeOf } from '../type-of.ts';
import { readBlock, readBlocks, type FileStorage } from '../file-storage.ts';
import { storeBlocks } from './store-blocks.ts';

/** Opens an upload before its first byte. */
export const openUpload = (
  { db }: FileStorage,
  ownerId: string,
  { name, size }: { readonly name: string; readonly size: number | null },
  now: Date,
): Promise<FileRow> => insertFile(db, { owner_id: ownerId, name: cleanName(name), size, created_at: now });

/** An upload of the caller. Throws `notFound` for another user's upload. */
export async function requireOwnFile({ db }: FileStorage, ownerId: string, id: string): Promise<FileRow> {
  const file = await findFile(db, id);
  if (file?.owner_id !== ownerId) throw new AppError('notFound');
  return file;
}

/**
 * Appends a part to an upload.
 *
 * @throws AppError `stateChanged` with the received bytes if the part starts at another offset
 */
export async function continueUpload(
  storage: FileStorage,
  file: FileRow,
  { from, length }: Exclude<Part, 'status-query'>,
  chunks: AsyncIterable<Buffer>,
  now: Date,
): Promise<void> {
  if (from !== file.received) throw new AppError('stateChanged', { received: file.received });
  await storeBlocks(storage, file, exactly(length, chunks), now);
}

/** Passes chunks on; throws if their total length differs from the announced one. */
async function* exactly(length: number, chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > length) throw new AppError('invalidInput', { body: 'tooLong' });
    yield chunk;
  }
  if (bytes < length) throw new AppError('invalidInput', { body: 'tooShort' });
}

/** What is done with a file whose bytes have all been received. */
export interface Completion {
  readonly scan: Scanner;
  readonly draw: DrawPreview;
}

/**
 * The current state of an upload. Once all bytes have been received it is scanned, which completes or deletes it, and a
 * preview is drawn. Nothing can name or fetch a file before it is complete; if the scan fails, the next call repeats
 * it.
 *
 * @throws AppError `invalidInput` for malware; Error if the scanner does not answer
 */
export async function settleUpload(
  storage: FileStorage,
  id: string,
  now: Date,
  completion: Completion,
  signal: AbortSignal,
): Promise<FileRow> {
  const { db, store } = storage;
  const file = await findFile(db, id);
  if (!file) throw new AppError('notFound');
  const isThere = file.received > 0 && file.received === (file.size ?? file.received);
  if (!isThere) return file;
  // Its sender may have disconnected before the preview was drawn.
  if (file.completed_at !== null) return file.preview_id === null ? completion.draw(file, now, signal) : file;
  const blocks = await selectBlocks(db, id);
  const found = await completion.scan(readBlocks(store, blocks));
  if (found !== undefined) {
    await deleteUnattached(db, id, file.owner_id);
    throw new AppError('invalidInput', { file: 'malware' });
  }
  const complete = await setComplete(db, id, await typeOf(await readBlock(store, blocks[0] ?? '')), now);
  return complete
    ? completion.draw(complete, now, signal)
    : settleUpload(storage, id, now, completion, signal);
}
