import { LIMITS } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import {
  bytesOfProject,
  hasUnfinished,
  lockProjectFiles,
  updateAttached,
} from '../attachments.repository.ts';
import type { FileRow } from '../files.table.ts';
import type { FileSubject } from '../subjects.ts';

/**
 * Attaches files to a subject, in the given order. Files that are already attached to it stay. If two subjects name the
 * same file concurrently, one of them is refused.
 *
 * @throws AppError `stateChanged` if a file belongs to another owner, is incomplete or attached to another subject, or
 * if the project's limit is exceeded
 * @example await attachFiles(trx, actor.userId, { project_id, result_id }, file_ids);
 */
export async function attachFiles(
  trx: Trx,
  ownerId: string,
  subject: FileSubject,
  ids: readonly string[],
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  await lockProjectFiles(trx, subject.project_id);
  const attached = await updateAttached(trx, ownerId, subject, ids);
  if (attached.length < ids.length) {
    const isEarly = await hasUnfinished(trx, ownerId, ids);
    throw new AppError('stateChanged', { files: isEarly ? 'unfinished' : 'missing' });
  }
  if ((await bytesOfProject(trx, subject.project_id)) > LIMITS.files.bytesOfProject)
    throw new AppError('stateChanged', { files: 'project_full' });
  return attached.toSorted((a, b) => a.position - b.position);
}
