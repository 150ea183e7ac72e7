import { command, route, type Route } from '../../platform/http/index.ts';
import { chooseMail } from './commands/choose-mail.ts';
import { markRead } from './commands/mark-read.ts';
import { listNotifications } from './queries/list-notifications.ts';
import { listPreferences } from './queries/list-preferences.ts';

/** Calls about what a person is told of. Source: product.md §12. */
export const notificationRoutes: readonly Route[] = [
  route('GET /api/notifications', ({ db, actor, query }) => listNotifications(db, actor.userId, query)),
  command('POST /api/notifications/read', ({ trx, actor, body, now }) =>
    markRead(trx, actor.userId, body, now),
  ),
  route('GET /api/notifications/preferences', ({ db, actor }) => listPreferences(db, actor)),
  command('POST /api/notifications/preferences', ({ trx, actor, body }) => chooseMail(trx, actor, body)),
];
