import { kindOf } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectNotifications } from '../notifications.repository.ts';

/** A page of the caller's notifications, newest first. Source: product.md §12. */
export async function listNotifications(
  db: Db,
  userId: string,
  { page, unread: onlyUnread = 0 }: Query<'GET /api/notifications'>,
): Promise<Reply<'GET /api/notifications'>> {
  const part = onlyUnread === 1 ? 'unread' : 'all';
  const { rows, counts } = await selectNotifications(db, userId, { part, page });
  const notifications = rows.map(({ id, event, data, path, at, read_at }) => ({
    id,
    kind: kindOf(event),
    event,
    data,
    path,
    at: at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
  return { notifications, unread: counts.unread, counts, ...pagingOf(counts[part], page) };
}
