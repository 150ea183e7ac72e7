import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { getAccount } from '../../../accounts/index.ts';
import { openInvitation } from '../../../invitations/index.ts';
import { takeStep } from '../../life-cycle/perform-step.ts';
import {
  loadProjectContext,
  throwStateChanged,
  type ProjectContext,
} from '../../life-cycle/project-context.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';

/**
 * Invites a freelancer, once, to a paid project without executor. Source: product.md §2 #5.
 *
 * @throws AppError `notFound`, also for a freelancer who does not exist; `stateChanged`, also when invited before
 */
export async function inviteFreelancer(
  trx: Trx,
  customer: Actor,
  projectId: string,
  freelancerId: string,
  now: Date,
): Promise<void> {
  await invite(trx, await loadProjectContext(trx, projectId, viewerOf(customer), now), freelancerId);
}

/** Like `inviteFreelancer`, for a loaded project. */
export async function invite(trx: Trx, context: ProjectContext, freelancerId: string): Promise<void> {
  const { project, viewer, now } = context;
  await takeStep(trx, 'invite', context, { invitee: freelancerId, set: { wanted_freelancer_id: null } });
  await requireFreelancer(trx, freelancerId);
  const isNew = await openInvitation(trx, project, freelancerId, now);
  if (!isNew) await throwStateChanged(trx, project.id, viewer, now);
}

async function requireFreelancer(trx: Trx, userId: string): Promise<void> {
  const { type_client, email_confirmed_at } = await getAccount(trx, userId);
  if (type_client !== 'freelancer' || email_confirmed_at === null) throw new AppError('notFound');
}
