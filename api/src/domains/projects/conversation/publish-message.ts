import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { StoredMessage } from '../../conversations/index.ts';
import { publish } from '../../events/index.ts';
import { scheduleUnreadMail } from '../../notifications/index.ts';
import type { ProjectRecord } from '../projects.table.ts';

/** Publishes a change of a conversation to the open pages of both sides, and during a case to those of managers. */
export const publishMessage = (
  trx: Trx,
  { id, customer_id, case_state }: ProjectRecord,
  freelancerId: string,
  now: Date,
): Promise<void> =>
  publish(
    trx,
    [
      {
        kind: 'message',
        id,
        userIds: [customer_id, freelancerId],
        ...(case_state !== 'none' && { role: 'manager' }),
      },
    ],
    now,
  );

/** Schedules the mail to the other side of a conversation, in case a new message stays unread. */
export const mailIfUnread = (
  trx: Trx,
  { customer_id }: ProjectRecord,
  { role }: Actor,
  { project_id, freelancer_id, number }: StoredMessage,
  now: Date,
): Promise<void> => {
  const reader_id = role === 'customer' ? freelancer_id : customer_id;
  return scheduleUnreadMail(trx, { project_id, freelancer_id, number, reader_id }, now);
};
