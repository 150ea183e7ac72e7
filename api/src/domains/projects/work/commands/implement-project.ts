import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { performStep } from '../../life-cycle/perform-step.ts';
import type { ProjectVersion } from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';

/**
 * Starts the work, which sets the due date. Source: product.md §2 #9.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function startProject(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId, version }: ProjectVersion,
  now: Date,
): Promise<void> {
  await performStep(trx, { step: 'start', projectId, viewer: viewerOf(freelancer), now, version });
}

/**
 * Gives a project back before the first delivery; it is open for other freelancers again. Source: product.md §2 #10.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function giveBackProject(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId, version }: ProjectVersion,
  now: Date,
): Promise<void> {
  await performStep(trx, { step: 'give_back', projectId, viewer: viewerOf(freelancer), now, version });
}
