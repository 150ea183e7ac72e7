import type { Body, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import { countUnread, markNotifications } from '../notifications.repository.ts';

/**
 * Marks the caller's notifications as read, by id or all of them. Ids of other users or of deleted rows are ignored.
 *
 * @throws AppError `invalidInput` unless exactly one of `ids` and `all` is given
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
  await publish(trx, [{ kind: 'notification', userIds: [userId] }], now);
  return { unread: await countUnread(trx, userId) };
}
