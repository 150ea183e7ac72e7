import { transaction } from '../../../platform/db/index.ts';
import { addJob, type TaskHandler } from '../../../platform/jobs/index.ts';
import { publish } from '../../events/index.ts';
import { expireInvitation } from '../invitations.repository.ts';

/** Closes an invitation that nobody answered in time. Source: product.md §2, timers. */
export const endInvitation: TaskHandler<'invitation-over'> = (payload, { db, now }) =>
  transaction(db, async (trx) => {
    const openUntil = await expireInvitation(trx, payload.project_id, payload.freelancer_id, now);
    // The database's clock may be slightly ahead.
    if (openUntil) return addJob(trx, 'invitation-over', payload, { runAt: openUntil });
    const { project_id: id, freelancer_id, customer_id = null } = payload;
    return publish(trx, [{ kind: 'project', id, userIds: [freelancer_id, customer_id] }], now);
  });
