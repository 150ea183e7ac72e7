import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { decide } from '../rules/decide.ts';
import { viewerOf } from '../viewer-of.ts';
import { performStep, takeStep } from './perform-step.ts';
import { allowedTransition, standBefore, stateChanged } from './stand-before.ts';

/**
 * Takes the customer's money back: at once where the freelancer has not begun or is long overdue, else by asking the
 * freelancer. Which of them it is may change between question and answer, so the caller may say what is expected.
 * Source: product.md §2 #15-#17.
 *
 * @throws AppError `notFound`, `stateChanged`, also where it would come to another kind than the expected one
 */
export async function refundProject(
  trx: Trx,
  customer: Actor,
  { project_id, expected }: Body<'POST /api/customer/refund'>,
  now: Date,
): Promise<void> {
  const standing = await standBefore(trx, project_id, viewerOf(customer), now);
  const kind = decide('refund', standing).allowed ? 'refund' : 'request_refund';
  allowedTransition(kind, standing);
  if (expected !== undefined && expected !== kind) throw stateChanged(standing);
  await takeStep(trx, kind, standing);
}

/**
 * The freelancer agrees to a refund, or refuses it and leaves it to a manager. Source: product.md §2 #18.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function answerRefund(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId, agree, version }: Body<'POST /api/freelancer/refund'>,
  now: Date,
): Promise<void> {
  const step = agree === 1 ? 'agree_to_refund' : 'refuse_refund';
  await performStep(trx, { step, projectId, viewer: viewerOf(freelancer), now, version });
}
