import { DURATIONS, secondsAfter } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { insertInvitation } from '../invitations.repository.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'invitation-over': {
      readonly project_id: string;
      readonly freelancer_id: string;
      /** Missing in jobs of the previous release. */
      readonly customer_id?: string;
    };
  }
}

/**
 * Invites a freelancer to a project; the invitation expires by itself.
 *
 * @returns false when the freelancer was invited to the project before
 */
export async function openInvitation(
  trx: Trx,
  { id: projectId, customer_id }: { readonly id: string; readonly customer_id: string },
  freelancerId: string,
  now: Date,
): Promise<boolean> {
  const expiresAt = secondsAfter(now, DURATIONS.invitation);
  if (!(await insertInvitation(trx, projectId, freelancerId, now, expiresAt))) return false;
  await addJob(
    trx,
    'invitation-over',
    { project_id: projectId, freelancer_id: freelancerId, customer_id },
    { runAt: expiresAt },
  );
  return true;
}
