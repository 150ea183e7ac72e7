import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { listCandidateIds } from '../../invitations/index.ts';
import { requireOwnerAccess } from '../life-cycle/project-access.ts';

/**
 * The conversation that the seed's comments of a project belong to: a freelancer's own; a customer's with the executor,
 * or before the choice with the only candidate. Undefined if there is none. Source: product.md §12.
 *
 * @param named the freelancer named by a customer or manager
 * @throws AppError `stateChanged` with several candidates if none is named
 */
export async function resolveFreelancer(
  db: Db,
  projectId: string,
  named: string | undefined,
  actor: Actor,
  now: Date,
): Promise<string | undefined> {
  if (actor.role === 'freelancer') return actor.userId;
  if (named !== undefined) return named;
  const { project } = await requireOwnerAccess(db, projectId, actor);
  if (project.freelancer_id !== null) return project.freelancer_id;
  const [only, ...others] = await listCandidateIds(db, projectId, now);
  if (others.length > 0) throw new AppError('stateChanged', { conversation: 'no_freelancer' });
  return only;
}
