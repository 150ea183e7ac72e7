import { command, route, type Route } from '../../platform/http/index.ts';
import { markRead } from './commands/mark-read.ts';
import { listNotifications } from './queries/list-notifications.ts';

/** Calls about what a person is told of. Source: product.md §12. */
export const notificationRoutes: readonly Route[] = [
  route('GET /api/notifications', ({ db, actor, query }) => listNotifications(db, actor.userId, query)),
  command('POST /api/notifications/read', ({ trx, actor, body, now }) =>
    markRead(trx, actor.userId, body, now),
  ),
];
