import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { performStep, takeStep } from '../../life-cycle/perform-step.ts';
import { requireTransition, loadProjectContext, stateChanged } from '../../life-cycle/project-context.ts';
import { decide } from '../../life-cycle/rules/decide.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { addStatement } from './make-statement.ts';

/**
 * Takes the customer's money back: at once where the freelancer has not begun or is long overdue, else by asking the
 * freelancer. The kind may change after the page was shown, so the caller may name the expected one. Source: product.md
 * §2 #15-#17.
 *
 * @throws AppError `notFound`, `stateChanged`, also for files that cannot be sent, and if the kind is not the expected
 * one
 */
export async function refundProject(
  trx: Trx,
  customer: Actor,
  { project_id, expected, reason: text, file_ids }: Body<'POST /api/customer/refund'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(customer), now);
  const kind = decide('refund', context).allowed ? 'refund' : 'request_refund';
  requireTransition(kind, context);
  if (expected !== undefined && expected !== kind) throw stateChanged(context);
  await takeStep(trx, kind, context);
  await addStatement(trx, context.project, customer, { kind: 'refund_reason', text, file_ids }, now);
}

/**
 * The freelancer agrees to a refund, or refuses it and leaves it to a manager. Source: product.md §2 #18.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function answerRefund(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId, agree, version, reason: text, file_ids }: Body<'POST /api/freelancer/refund'>,
  now: Date,
): Promise<void> {
  const step = agree === 1 ? 'agree_to_refund' : 'refuse_refund';
  const project = await performStep(trx, { step, projectId, viewer: viewerOf(freelancer), now, version });
  const kind = agree === 1 ? 'message' : 'refusal_reason';
  await addStatement(trx, project, freelancer, { kind, text, file_ids }, now);
}
