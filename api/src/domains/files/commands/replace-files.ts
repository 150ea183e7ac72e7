import type { Trx } from '../../../platform/db/index.ts';
import { dropFilesOf, filesOf } from '../attachments.repository.ts';
import type { FileSubject } from '../subjects.ts';
import { attachFiles } from './attach-files.ts';

/** True if a subject has exactly these files, in this order. */
export async function hasFiles(trx: Trx, subject: FileSubject, ids: readonly string[]): Promise<boolean> {
  const files = await filesOf(trx, subject);
  return files.length === ids.length && files.every(({ id }, index) => id === ids[index]);
}

/**
 * Sets the files of a subject that can still change; its other files are deleted.
 *
 * @throws AppError what {@link attachFiles} throws
 */
export async function replaceFiles(
  trx: Trx,
  ownerId: string,
  subject: FileSubject,
  ids: readonly string[],
): Promise<void> {
  if (await hasFiles(trx, subject, ids)) return;
  await dropFilesOf(trx, subject, ids);
  await attachFiles(trx, ownerId, subject, ids);
}
