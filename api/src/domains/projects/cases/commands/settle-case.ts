import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { personOf } from '../../../accounts/index.ts';
import { addMessage } from '../../../conversations/index.ts';
import { askSupport } from '../../../support/index.ts';
import { performStep, takeStep } from '../../life-cycle/perform-step.ts';
import {
  requireTransition,
  loadProjectContext,
  stateChanged,
  type ProjectContext,
} from '../../life-cycle/project-context.ts';
import { requireLockedProject } from '../../life-cycle/require-locked-project.ts';
import { appealable } from '../../life-cycle/rules/conditions.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { insertComplaint, insertDecision, selectDecision } from '../cases.repository.ts';
import { addStatement } from './make-statement.ts';
import { takenByOther } from './take-case.ts';

const SUPPORT_THEME = 'Complaint';

/**
 * Opens a dispute about a project, which a manager decides; without a project, asks the support. The other side reads
 * the text, and only managers how to reach who complains.
 * Source: product.md §2 #19.
 *
 * @throws AppError `notFound`, `stateChanged`, `invalidInput` for files without an executor who could read them
 */
export async function complain(
  trx: Trx,
  actor: Actor,
  body: Body<'POST /api/customers/projects/complain'>,
  now: Date,
): Promise<void> {
  const { contacts, text, project_id, file_ids } = body;
  if (project_id === undefined) {
    if (file_ids?.length) throw new AppError('invalidInput', { file_ids: 'unknown' });
    await askSupport(trx, actor.userId, { name: SUPPORT_THEME, description: text, contacts }, now);
    return;
  }
  const step = { step: 'complain', projectId: project_id, viewer: viewerOf(actor), now } as const;
  const project = await performStep(trx, step);
  const statement = await addStatement(trx, project, actor, { kind: 'complaint', text, file_ids }, now);
  const content = statement ? { message_id: statement.message.id } : { text };
  await insertComplaint(trx, { project_id, author_id: actor.userId, contacts, ...content, created_at: now });
}

/**
 * A manager decides a dispute by the freelancer's share of the price, and both read the reason among the messages. The
 * first decision between two sides waits for an appeal; that of the appeal, which is another manager's, is final.
 * Source: product.md §2 #20, §12.
 *
 * @throws AppError `notFound`, `stateChanged` with the decision when another manager was faster, with who works on the
 * case, or with the reason for who decided before, `invalidInput` for a share above the price or without a freelancer
 */
export async function resolveCase(
  trx: Trx,
  manager: Actor,
  body: Body<'POST /api/manager/cases/resolve'>,
  now: Date,
): Promise<void> {
  try {
    await decideCase(trx, manager, body, now);
  } catch (error) {
    throw await withOtherManager(trx, error, () =>
      loadProjectContext(trx, body.project_id, viewerOf(manager), now),
    );
  }
}

async function decideCase(
  trx: Trx,
  manager: Actor,
  body: Body<'POST /api/manager/cases/resolve'>,
  now: Date,
): Promise<void> {
  const { project_id, freelancer_share: share, reason, version } = body;
  // Who works on the case is no part of the version, which the decision compares.
  await requireLockedProject(trx, project_id);
  const context = await loadProjectContext(trx, project_id, viewerOf(manager), now);
  const waits = appealable(context);
  const step = waits ? 'decide_case' : share === 0 ? 'resolve_to_refund' : 'resolve_to_share';
  requireTransition(step, context);
  const { price, customer_id, freelancer_id } = context.project;
  if (share > (freelancer_id === null ? 0 : price))
    throw new AppError('invalidInput', { freelancer_share: 'tooLarge' });
  const set = waits ? { decided_by: manager.userId, decided_share: share } : {};
  await takeStep(trx, step, context, { share, set, version });
  await insertDecision(trx, {
    project_id,
    manager_id: manager.userId,
    freelancer_share: share,
    reason,
    decided_at: now,
  });
  if (freelancer_id !== null) {
    const message = { project_id, freelancer_id, customer_id, author_id: manager.userId, text: reason };
    await addMessage(trx, { ...message, kind: 'decision' }, now);
  }
}

/**
 * One side of a case appeals the decision: the dispute is open again, and another manager decides it. The other side
 * and managers read the reason. Source: product.md §12, Cases.
 *
 * @throws AppError `notFound`, `stateChanged`
 */
export async function appeal(
  trx: Trx,
  actor: Actor,
  { project_id, reason: text, file_ids }: Body<'POST /api/projects/case/appeal'>,
  now: Date,
): Promise<void> {
  const step = { step: 'appeal', projectId: project_id, viewer: viewerOf(actor), now } as const;
  const project = await performStep(trx, step);
  await addStatement(trx, project, actor, { kind: 'appeal', text, file_ids }, now);
}

/** Adds the other manager's decision, or who works on the case, to the refusal of a decision. */
async function withOtherManager(
  trx: Trx,
  error: unknown,
  asked: () => Promise<ProjectContext>,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.error !== 'stateChanged') return error;
  const { details } = error;
  if (details && 'reason' in details)
    return details.reason === 'taken' ? takenByOther(trx, await asked()) : error;
  const context = await asked();
  const found = await selectDecision(trx, context.project.id);
  if (!found) return error;
  const { manager_id, freelancer_share, reason, decided_at } = found;
  const manager = await personOf(trx, manager_id);
  return stateChanged(context, {
    decision: { manager, freelancer_share, reason, decided_at: decided_at.toISOString() },
  });
}
