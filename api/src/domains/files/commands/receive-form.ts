import { AppError } from '../../../platform/errors/index.ts';
import { deleteUnattached } from '../files.repository.ts';
import type { FileStorage } from '../file-storage.ts';
import { storeBlocks } from './store-blocks.ts';
import { openUpload } from './receive-file.ts';

/** A file in a form while it is being received. */
interface ArrivingFile {
  readonly name: string;
  readonly chunks: AsyncIterable<Buffer>;
}

/**
 * Stores the file of a form. A form cannot be resumed, so an incomplete file is deleted.
 *
 * @param read passes the file on; throws for an invalid form
 * @returns id of the file
 * @throws AppError `invalidInput` for an empty file; errors of `read`
 */
export async function receiveForm(
  storage: FileStorage,
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
      ({ id } = await openUpload(storage, ownerId, { name, size: null }, now));
      await storeBlocks(storage, { id, received: 0 }, counted(chunks), now);
    });
    if (id === undefined || bytes === 0) throw new AppError('invalidInput', { file: 'required' });
    return id;
  } catch (error) {
    if (id !== undefined) await deleteUnattached(storage.db, id, ownerId);
    throw error;
  }
}
