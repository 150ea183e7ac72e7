import { transaction } from '../../../platform/db/index.ts';
import { addJob, type TaskHandler } from '../../../platform/jobs/index.ts';
import { expireInvitation } from '../invitations.repository.ts';

/** Closes an invitation that nobody answered in time. Source: product.md §2, timers. */
export const endInvitation: TaskHandler<'invitation-over'> = (payload, { db, now }) =>
  transaction(db, async (trx) => {
    const openUntil = await expireInvitation(trx, payload.project_id, payload.freelancer_id, now);
    // The database's clock may be slightly ahead.
    if (openUntil) await addJob(trx, 'invitation-over', payload, { runAt: openUntil });
  });
