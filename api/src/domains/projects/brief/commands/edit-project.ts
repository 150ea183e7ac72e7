import { type Body, only, Order } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { hasFiles, replaceFiles } from '../../../files/index.ts';
import { voidResponses } from '../../../invitations/index.ts';
import { notifyStep } from '../../life-cycle/messages/notify-step.ts';
import { takeStep } from '../../life-cycle/perform-step.ts';
import {
  requireTransition,
  requireVersion,
  loadProjectContext,
  stateChanged,
  throwConflict,
  type ProjectContext,
} from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { lockVersion } from '../../projects.repository.ts';
import type { ProjectRecord } from '../../projects.table.ts';
import { requirePrice } from '../require-price.ts';
import { isSameBrief, hasFrozenTerms, splitOrder } from '../rules/brief.ts';

/**
 * Changes a project. An unpaid one is priced again. Of a paid one without executor only name, description, links and
 * files can change, because its terms are frozen; other terms are refused with `stateChanged`. A deadline counts as
 * unchanged if it is the day that the API returned or the project's days from today. A changed brief invalidates
 * earlier responses and notifies their freelancers; an unchanged one leaves the project as it is. Source: product.md §2
 * #2.
 *
 * @throws AppError `notFound`, `stateChanged`, `paymentPending`, `invalidInput`, `priceDiffers`
 */
export async function editProject(
  trx: Trx,
  actor: Actor,
  body: Body<'PUT /api/projects/project'>,
  now: Date,
): Promise<void> {
  const context = await loadProjectContext(trx, body.project_id, viewerOf(actor), now);
  const { project } = context;
  const step = project.status === 'paid' ? 'edit_brief' : 'edit';
  requireTransition(step, context);
  requireVersion(context, body.version);
  const { deadline, budget, file_ids } = body;
  const { brief, terms: kept } = splitOrder(only(Order, { ...project, ...body }));
  const terms = { ...kept, deadline };
  const files = { project_id: project.id };
  if (step === 'edit_brief') {
    if (!hasFrozenTerms(project, terms, budget, now)) throw stateChanged(context);
    if (isSameBrief(project, brief) && (!file_ids || (await hasFiles(trx, files, file_ids)))) {
      if (!(await lockVersion(trx, project))) await throwConflict(trx, step, context);
      return;
    }
  }
  const priced = step === 'edit' ? { ...kept, ...requirePrice(terms, budget, now), earlier_price: null } : {};
  const brief_version = project.version + 1;
  const changed = await takeStep(trx, step, context, { set: { ...brief, ...priced, brief_version } });
  if (file_ids) await replaceFiles(trx, actor.userId, files, file_ids);
  if (step === 'edit_brief') await invalidateResponses(trx, context, changed);
}

/** After the update, which waits for concurrent responses: none to the old brief stays valid. */
async function invalidateResponses(trx: Trx, context: ProjectContext, project: ProjectRecord): Promise<void> {
  const { project: before, viewer, now } = context;
  const voided = await voidResponses(trx, project.id);
  await notifyStep(trx, { step: 'void_responses', before, project, viewer, now, voided });
}
