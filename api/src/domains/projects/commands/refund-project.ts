import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { decide } from '../rules/decide.ts';
import { viewerOf } from '../viewer-of.ts';
import { performStep, takeStep } from './perform-step.ts';
import { standBefore } from './stand-before.ts';

/**
 * Takes the customer's money back: at once where the freelancer has not begun or is long overdue, else by asking the
 * freelancer. Source: product.md §2 #15-#17.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function refundProject(trx: Trx, customer: Actor, projectId: string, now: Date): Promise<void> {
  const standing = await standBefore(trx, projectId, viewerOf(customer), now);
  const isAtOnce = decide('refund', standing).allowed;
  await takeStep(trx, isAtOnce ? 'refund' : 'request_refund', standing);
}

/**
 * The freelancer agrees to a refund, or refuses it and leaves it to a manager. Source: product.md §2 #18.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function answerRefund(
  trx: Trx,
  freelancer: Actor,
  projectId: string,
  agree: boolean,
  now: Date,
): Promise<void> {
  const step = agree ? 'agree_to_refund' : 'refuse_refund';
  await performStep(trx, { step, projectId, viewer: viewerOf(freelancer), now });
}
