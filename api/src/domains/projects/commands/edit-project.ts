import { type Body, only, Order } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { voidResponses } from '../projects.repository.ts';
import type { ProjectRecord } from '../projects.table.ts';
import { isSameBrief, keepsTerms, splitOrder } from '../rules/brief.ts';
import { viewerOf } from '../viewer-of.ts';
import { takeStep } from './perform-step.ts';
import { requirePrice } from './require-price.ts';
import { allowedTransition, requireShown, standBefore, stateChanged, type Standing } from './stand-before.ts';
import { mailStep } from './mail-step.ts';

/**
 * Changes a project: priced again while unpaid; once paid and without executor only its name, description and links,
 * for the terms are frozen. Other terms than those are refused with `stateChanged`; a deadline is the same when it is
 * the day the API answered or the project's days from today. A changed brief invalidates earlier responses and notifies
 * their freelancers. Source: product.md §2 #2.
 *
 * @throws AppError `notFound`, `stateChanged`, `paymentPending`, `invalidInput`, `priceDiffers`
 */
export async function editProject(
  trx: Trx,
  actor: Actor,
  body: Body<'PUT /api/projects/project'>,
  now: Date,
): Promise<void> {
  const standing = await standBefore(trx, body.project_id, viewerOf(actor), now);
  const { project } = standing;
  const step = project.status === 'paid' ? 'edit_brief' : 'edit';
  allowedTransition(step, standing);
  requireShown(standing, body.version);
  const { deadline, budget } = body;
  const { brief, terms: kept } = splitOrder(only(Order, { ...project, ...body }));
  const terms = { ...kept, deadline };
  if (step === 'edit_brief' && !keepsTerms(project, terms, budget, now)) throw stateChanged(standing);
  const priced = step === 'edit' ? { ...kept, ...requirePrice(terms, budget, now) } : {};
  const changed = await takeStep(trx, step, standing, { set: { ...brief, ...priced } });
  if (step === 'edit_brief' && !isSameBrief(project, brief)) await renounceResponses(trx, standing, changed);
}

/** After the update, which waits for concurrent responses, so that none to the old brief stays valid. */
async function renounceResponses(trx: Trx, standing: Standing, project: ProjectRecord): Promise<void> {
  const { project: before, viewer, now } = standing;
  const voided = await voidResponses(trx, project.id);
  await mailStep(trx, { step: 'void_responses', before, project, viewer, now, voided });
}
