import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { lockProject } from '../projects.repository.ts';
import type { ProjectRecord } from '../projects.table.ts';

/**
 * The project, locked against all changes until the transaction ends.
 *
 * @throws AppError `notFound`
 * @example const { completed_at } = await requireLockedProject(trx, projectId);
 */
export async function requireLockedProject(trx: Trx, projectId: string): Promise<ProjectRecord> {
  const project = await lockProject(trx, projectId);
  if (!project) throw new AppError('notFound');
  return project;
}
