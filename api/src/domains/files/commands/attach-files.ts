import { LIMITS } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import {
  hasUnfinished,
  holdProjectBytes,
  updateAttached,
  type NamingMessage,
} from '../attachments.repository.ts';
import type { FileRow } from '../files.table.ts';

/**
 * Gives files to the message that names them, in the order in which it names them. Of two messages that name the same
 * file one gets it.
 *
 * @throws AppError `stateChanged` where one is not the author's, not complete or another's already, or where the project
 *   has too many bytes
 */
export async function attachFiles(
  trx: Trx,
  message: NamingMessage,
  ids: readonly string[],
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const held = await holdProjectBytes(trx, message.project_id);
  const attached = await updateAttached(trx, message, ids);
  if (attached.length < ids.length) {
    const isEarly = await hasUnfinished(trx, message.author_id, ids);
    throw new AppError('stateChanged', { files: isEarly ? 'unfinished' : 'missing' });
  }
  const added = attached.reduce((sum, { size }) => sum + (size ?? 0), 0);
  if (held + added > LIMITS.files.bytesOfProject)
    throw new AppError('stateChanged', { files: 'project_full' });
  return attached.toSorted((a, b) => a.position - b.position);
}
