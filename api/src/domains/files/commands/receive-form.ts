import { AppError } from '../../../platform/errors/index.ts';
import { deleteUnattached } from '../files.repository.ts';
import type { Shelves } from '../shelves.ts';
import { keepBlocks } from './keep-blocks.ts';
import { openUpload } from './receive-file.ts';

/** A file of a form as it arrives. */
interface ArrivingFile {
  readonly name: string;
  readonly chunks: AsyncIterable<Buffer>;
}

/**
 * Keeps the file of a form. Nothing can resume it, so what broke off is deleted.
 *
 * @param read hands on the file, and throws for what is no such form
 * @returns its id
 * @throws AppError `invalidInput` for an empty file; what reading throws
 */
export async function receiveForm(
  shelves: Shelves,
  ownerId: string,
  now: Date,
  read: (take: (file: ArrivingFile) => Promise<void>) => Promise<void>,
): Promise<string> {
  let id: string | undefined;
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  try {
    await read(async ({ name, chunks }) => {
      ({ id } = await openUpload(shelves, ownerId, { name, size: null }, now));
      await keepBlocks(shelves, { id, received: 0 }, counted(chunks), now);
    });
    if (id === undefined || bytes === 0) throw new AppError('invalidInput', { file: 'required' });
    return id;
  } catch (error) {
    if (id !== undefined) await deleteUnattached(shelves.db, id, ownerId);
    throw error;
  }
}
