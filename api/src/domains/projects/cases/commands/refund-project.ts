import type { MessageKind } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { addMessage } from '../../../conversations/index.ts';
import type { ProjectRecord } from '../../projects.table.ts';
import { performStep, takeStep } from '../../life-cycle/perform-step.ts';
import { requireTransition, loadProjectContext, stateChanged } from '../../life-cycle/project-context.ts';
import { decide } from '../../life-cycle/rules/decide.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';

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
  { project_id, expected, reason }: Body<'POST /api/customer/refund'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, project_id, viewerOf(customer), now);
  const kind = decide('refund', context).allowed ? 'refund' : 'request_refund';
  requireTransition(kind, context);
  if (expected !== undefined && expected !== kind) throw stateChanged(context);
  await takeStep(trx, kind, context);
  await giveReason(trx, context.project, customer, 'refund_reason', reason, now);
}

/**
 * The freelancer agrees to a refund, or refuses it and leaves it to a manager. Source: product.md §2 #18.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function answerRefund(
  trx: Trx,
  freelancer: Actor,
  { project_id: projectId, agree, version, reason }: Body<'POST /api/freelancer/refund'>,
  now: Date,
): Promise<void> {
  const step = agree === 1 ? 'agree_to_refund' : 'refuse_refund';
  const project = await performStep(trx, { step, projectId, viewer: viewerOf(freelancer), now, version });
  await giveReason(trx, project, freelancer, agree === 1 ? 'message' : 'refusal_reason', reason, now);
}

/** Writes a reason into the conversation with the executor; without an executor there is nobody to tell. */
async function giveReason(
  trx: Trx,
  { id: project_id, customer_id, freelancer_id }: ProjectRecord,
  { userId: author_id }: Actor,
  kind: MessageKind,
  reason: string | undefined,
  now: Date,
): Promise<void> {
  if (reason === undefined || freelancer_id === null) return;
  const message = { project_id, freelancer_id, customer_id, author_id, kind, text: reason.trim() };
  await addMessage(trx, message, now);
}
