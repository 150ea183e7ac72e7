import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { lockProjectKey } from '../projects.repository.ts';

/**
 * Locks a project against deletion until the transaction ends, before rows are added to it.
 *
 * @throws AppError `notFound` if it was deleted
 */
export async function preventDeletion(trx: Trx, projectId: string): Promise<void> {
  if (!(await lockProjectKey(trx, projectId))) throw new AppError('notFound');
}
