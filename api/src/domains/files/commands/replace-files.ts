import type { Trx } from '../../../platform/db/index.ts';
import { dropFilesOf, filesOf } from '../attachments.repository.ts';
import type { FileSubject } from '../subjects.ts';
import { attachFiles } from './attach-files.ts';

/**
 * Sets the files of a subject that can still change; its other files are deleted.
 *
 * @returns false if it had exactly these files already, in this order
 * @throws AppError what {@link attachFiles} throws
 */
export async function replaceFiles(
  trx: Trx,
  ownerId: string,
  subject: FileSubject,
  ids: readonly string[],
): Promise<boolean> {
  const before = await filesOf(trx, subject);
  if (before.length === ids.length && before.every(({ id }, index) => id === ids[index])) return false;
  await dropFilesOf(trx, subject, ids);
  await attachFiles(trx, ownerId, subject, ids);
  return true;
}
