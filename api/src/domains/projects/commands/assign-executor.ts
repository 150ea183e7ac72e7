import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { viewerOf } from '../viewer-of.ts';
import { performStep, takeStep } from './perform-step.ts';
import type { Standing } from './stand-before.ts';

/**
 * Gives a project to the invited freelancer who accepts; the first one wins. Source: product.md §2 #7.
 *
 * @throws AppError `notFound` when not invited, `cannotAcceptProject` when too late
 */
export async function assignInvited(trx: Trx, freelancer: Actor, standing: Standing): Promise<void> {
  await takeStep(trx, 'accept_invitation', standing, { set: { freelancer_id: freelancer.userId } });
}

/**
 * Gives a project to a freelancer whom its customer chose and who has agreed before. Source: product.md §2 #8.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function assignChosen(
  trx: Trx,
  customer: Actor,
  projectId: string,
  freelancerId: string,
  now: Date,
): Promise<void> {
  const set = { freelancer_id: freelancerId };
  await performStep(trx, { step: 'assign', projectId, viewer: viewerOf(customer), now, set });
}
