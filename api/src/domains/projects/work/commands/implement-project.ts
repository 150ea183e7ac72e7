import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { performStep } from '../../life-cycle/perform-step.ts';
import type { ProjectVersion } from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';

/**
 * Starts the work, and with it the clock of the delivery. Source: product.md §2 #9.
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
 * Gives a project back before the first delivery; it looks for an executor again. Source: product.md §2 #10.
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
