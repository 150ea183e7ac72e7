import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { publish } from '../../../events/index.ts';
import {
  requireTransition,
  throwConflict,
  requireVersion,
  loadProjectContext,
  type ProjectVersion,
} from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { compareAndDeleteProject } from '../../projects.repository.ts';

/**
 * Deletes an unpaid project for good. Source: product.md §2 #3.
 *
 * @throws AppError `notFound`, `stateChanged`, `paymentPending`
 */
export async function deleteProject(
  trx: Trx,
  actor: Actor,
  { project_id, version }: ProjectVersion,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(actor), now);
  requireTransition('delete', context);
  requireVersion(context, version);
  if (!(await compareAndDeleteProject(trx, context.project))) await throwConflict(trx, 'delete', context);
  await publish(trx, [{ kind: 'project', id: project_id, userIds: [actor.userId], role: 'manager' }], now);
}
