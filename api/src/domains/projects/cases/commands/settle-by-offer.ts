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
 * whichever side. Once a manager has decided, the only share to offer is the decided one, which agrees to the decision.
 * Source: product.md §12, Cases.
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
  const { case_state, decided_share, price } = context.project;
  const agrees = case_state === 'decided' && share === decided_share;
  const step = agrees ? 'agree_to_decision' : 'offer_share';
  requireTransition(step, context);
  if (share > price) throw new AppError('invalidInput', { freelancer_share: 'tooLarge' });
  const by = actor.role === 'customer' ? 'customer' : 'freelancer';
  const set = { offer_id: randomUUID(), offer_by: by, offer_share: share } as const;
  await takeStep(trx, step, context, { set, share, version });
}

/**
 * Takes back the caller's open offer, or agreement to the decision.
 *
 * @throws AppError `notFound`; `stateChanged`, also if another offer has replaced this one or it has expired
 */
export async function withdrawOffer(
  trx: Trx,
  actor: Actor,
  { project_id, offer_id }: Body<'POST /api/projects/case/withdraw_offer'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(actor), now);
  const step = context.project.case_state === 'decided' ? 'withdraw_agreement' : 'withdraw_offer';
  requireTransition(step, context);
  if (context.project.offer_id !== offer_id) throw stateChanged(context);
  await takeStep(trx, step, context);
}

/**
 * Accepts the offer of the other side, or agrees to the decision as the other side does. It settles the case at once:
 * the freelancer gets the share, the customer the rest.
 *
 * @throws AppError `notFound`; `stateChanged`, also if another offer has replaced this one or it has expired
 */
export async function acceptOffer(
  trx: Trx,
  actor: Actor,
  { project_id, offer_id }: Body<'POST /api/projects/case/accept_offer'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(actor), now);
  const { case_state, offer_id: open, offer_share: share } = context.project;
  const step = case_state === 'decided' ? 'agree_too' : 'accept_offer';
  requireTransition(step, context);
  if (open !== offer_id || share === null) throw stateChanged(context);
  await takeStep(trx, step, context, { share });
}
