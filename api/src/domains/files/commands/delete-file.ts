import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { deleteUnattached, findFile } from '../files.repository.ts';

/**
 * Deletes an own unattached file.
 *
 * @throws AppError `notFound` for another user's file; `stateChanged` for an attached file
 */
export async function deleteFile(db: Db, ownerId: string, id: string): Promise<void> {
  if (await deleteUnattached(db, id, ownerId)) return;
  const file = await findFile(db, id);
  if (file?.owner_id !== ownerId) throw new AppError('notFound');
  throw new AppError('stateChanged', { files: 'attached' });
}
