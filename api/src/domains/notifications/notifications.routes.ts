import { command, route, type Route } from '../../platform/http/index.ts';
import { chooseMail } from './commands/choose-mail.ts';
import { markRead } from './commands/mark-read.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import { listNotifications } from './queries/list-notifications.ts';
import { listPreferences } from './queries/list-preferences.ts';
import { readCounts } from './queries/read-counts.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** Calls of notifications and of their mails. Source: product.md §12. */
export const notificationRoutes = (tokens: UnsubscribeTokens): readonly Route[] => [
  route('GET /api/notifications', ({ db, actor, query }) => listNotifications(db, actor.userId, query)),
  command('POST /api/notifications/read', ({ trx, actor, body, now }) =>
    markRead(trx, actor.userId, body, now),
  ),
  route('GET /api/counts', ({ db, actor, now }) => readCounts(db, actor, now)),
  route('GET /api/notifications/preferences', ({ db, actor }) => listPreferences(db, actor)),
  command('POST /api/notifications/preferences', ({ trx, actor, body }) => chooseMail(trx, actor, body)),
  command('POST /api/notifications/unsubscribe', async ({ trx, body }) => {
    await unsubscribe(trx, tokens, body.token);
    return {};
  }),
];
