import { DURATIONS } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { performStep, standBefore, stateChanged, viewerOf } from '../../projects/index.ts';
import { insertInvitation } from '../invitations.repository.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'invitation-over': { readonly project_id: string; readonly freelancer_id: string };
  }
}

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
  const viewer = viewerOf(customer);
  await performStep(trx, { step: 'invite', projectId, viewer, now, invitee: freelancerId });
  await requireFreelancer(trx, freelancerId);
  const expiresAt = new Date(now.getTime() + DURATIONS.invitation * 1000);
  const isNew = await insertInvitation(trx, projectId, freelancerId, now, expiresAt);
  if (!isNew) throw stateChanged(await standBefore(trx, projectId, viewer, now));
  await addJob(
    trx,
    'invitation-over',
    { project_id: projectId, freelancer_id: freelancerId },
    { runAt: expiresAt },
  );
}

async function requireFreelancer(trx: Trx, userId: string): Promise<void> {
  const { type_client, email_confirmed_at } = await getAccount(trx, userId);
  if (type_client !== 'freelancer' || email_confirmed_at === null) throw new AppError('notFound');
}
