import type { Body, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import { countUnread, markNotifications } from '../notifications.repository.ts';

/**
 * Marks own notifications as read, by their ids or all. Ids of others, or of what was deleted meanwhile, change nothing.
 *
 * @throws AppError `invalidInput` where neither is said, or both
 * @example await markRead(trx, actor.userId, { all: 1 }, now); // { unread: 0 }
 */
export async function markRead(
  trx: Trx,
  userId: string,
  { ids, all = 0 }: Body<'POST /api/notifications/read'>,
  now: Date,
): Promise<Reply<'POST /api/notifications/read'>> {
  if ((ids === undefined) === (all === 0))
    throw new AppError('invalidInput', { ids: ids === undefined ? 'required' : 'unknown' });
  await markNotifications(trx, userId, ids ?? 'all', now);
  await publish(trx, [{ kind: 'notification', people: [userId] }], now);
  return { unread: await countUnread(trx, userId) };
}
