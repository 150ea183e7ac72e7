import type { Cents } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { addJob } from '../../../../platform/jobs/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { inviteWanted } from '../../candidates/commands/invite-wanted.ts';
import { performStep } from '../perform-step.ts';
import { viewerOf } from '../viewer-of.ts';

declare module '../../../../platform/registry.ts' {
  interface Jobs {
    /** Tells freelancers whose saved searches find the project; done by the domain of searches. */
    'tell-of-project': { readonly project_id: string };
  }
}

/**
 * Records that a payment attempt begins; until it ends the project can be neither changed nor deleted nor paid again.
 * Source: product.md §2 #4.
 *
 * @returns the price, in cents
 * @throws AppError `notFound`, `stateChanged`, `paymentPending`, `priceDiffers` if the payer was shown another price
 */
export async function beginPayment(
  trx: Trx,
  actor: Actor,
  { project_id: projectId, budget }: Omit<Body<'POST /api/customer/pay'>, 'payment_method'>,
  attemptId: string,
  now: Date,
): Promise<Cents> {
  const set = { payment_attempt_id: attemptId, payment_declined: false };
  const viewer = viewerOf(actor);
  const { price } = await performStep(trx, { step: 'pay', projectId, viewer, now, set });
  if (budget !== undefined && budget !== price) throw new AppError('priceDiffers', { budget: price });
  return price;
}

/**
 * The attempt succeeded: the money is held, the terms are frozen, freelancers see the project, and the freelancer to be
 * hired again is invited.
 */
export async function capturePayment(trx: Trx, projectId: string, now: Date): Promise<void> {
  const project = await performStep(trx, { step: 'capture', projectId, viewer: 'system', now });
  await inviteWanted(trx, project, now);
  await addJob(trx, 'tell-of-project', { project_id: projectId }, { priority: 10 });
}

/** The attempt failed: the project is unpaid again. */
export async function dropPayment(trx: Trx, projectId: string, now: Date): Promise<void> {
  await performStep(trx, { step: 'drop_payment', projectId, viewer: 'system', now });
}
