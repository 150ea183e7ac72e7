import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { lockProjectKey } from '../projects.repository.ts';

/**
 * Keeps a project from being deleted until the transaction ends, for something that is about to be added to it.
 *
 * @throws AppError `notFound` when it is gone already
 */
export async function preventDeletion(trx: Trx, projectId: string): Promise<void> {
  if (!(await lockProjectKey(trx, projectId))) throw new AppError('notFound');
}
