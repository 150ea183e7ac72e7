import type { Body } from '@metier/shared-kit/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { viewerOf } from '../viewer-of.ts';
import { takeStep } from './perform-step.ts';
import { priceBrief } from './price-brief.ts';
import { allowedTransition, standBefore } from './stand-before.ts';

/**
 * Changes a project: priced again while unpaid; once paid and without executor only its name, description and links,
 * for the terms are frozen. Source: product.md §2 #2.
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
  const brief = { name: body.name, description: body.description, links: body.links ?? project.links };
  const {
    type,
    category_id,
    deadline,
    edits = project.edits,
    is_guarantee = project.is_guarantee,
    budget,
  } = body;
  const terms =
    step === 'edit' ? priceBrief({ type, category_id, deadline, edits, is_guarantee }, budget, now) : {};
  await takeStep(trx, step, standing, { set: { ...brief, ...terms } });
}
