import { randomUUID } from 'node:crypto';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { takeStep } from '../../life-cycle/perform-step.ts';
import { loadProjectContext, requireTransition, stateChanged } from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';

/**
 * One side of an open case offers the other a share of the price for the freelancer. It replaces the offer before, of
 * whichever side. Source: product.md §12, Cases.
 *
 * @throws AppError `notFound`, `stateChanged`, `invalidInput` for a share above the price
 */
export async function offerShare(
  trx: Trx,
  actor: Actor,
  { project_id, freelancer_share: share, version }: Body<'POST /api/projects/case/offer'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(actor), now);
  requireTransition('offer_share', context);
  if (share > context.project.price) throw new AppError('invalidInput', { freelancer_share: 'tooLarge' });
  const by = actor.role === 'customer' ? 'customer' : 'freelancer';
  const set = { offer_id: randomUUID(), offer_by: by, offer_share: share } as const;
  await takeStep(trx, 'offer_share', context, { set, share, version });
}

/**
 * Takes back the caller's open offer.
 *
 * @throws AppError `notFound`; `stateChanged`, also where another offer has replaced this one, or it has run out
 */
export async function withdrawOffer(
  trx: Trx,
  actor: Actor,
  { project_id, offer_id }: Body<'POST /api/projects/case/withdraw_offer'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(actor), now);
  requireTransition('withdraw_offer', context);
  if (context.project.offer_id !== offer_id) throw stateChanged(context);
  await takeStep(trx, 'withdraw_offer', context);
}

/**
 * Accepts the offer of the other side, which settles the case without a manager: the freelancer gets the share, the
 * customer the rest.
 *
 * @throws AppError `notFound`; `stateChanged`, also where another offer has replaced this one, or it has run out
 */
export async function acceptOffer(
  trx: Trx,
  actor: Actor,
  { project_id, offer_id }: Body<'POST /api/projects/case/accept_offer'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(actor), now);
  requireTransition('accept_offer', context);
  const { offer_id: open, offer_share: share } = context.project;
  if (open !== offer_id || share === null) throw stateChanged(context);
  await takeStep(trx, 'accept_offer', context, { share });
}
