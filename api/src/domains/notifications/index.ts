import type { Db } from '../../platform/db/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { mailFound } from './commands/mail-found.ts';
import { mailUnread } from './commands/mail-unread.ts';
import { sendDigest } from './commands/send-digest.ts';
import { sweepNotifications } from './notifications.repository.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { registerOneClick } from './register-one-click.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

export { scheduleUnreadMail } from './commands/mail-unread.ts';
export { notifyAccount, notifyAccounts, type Notice } from './commands/notify-accounts.ts';
export { notificationsMigrations } from './notifications.migrations.ts';
export { unsubscribePaths } from './register-one-click.ts';
export { unsubscribeTokens } from './unsubscribe-tokens.ts';

/** Notifications, on the page and by mail. docs/decisions/0029-notifications.md. Source: product.md §§10, 12. */
export const notificationsDomain = (db: Db, tokens: UnsubscribeTokens): Domain => ({
  name: 'notifications',
  routes: notificationRoutes(tokens),
  tasks: { 'notification-digest': sendDigest, 'mail-found': mailFound, 'mail-unread': mailUnread },
  sweep: sweepNotifications,
  extra: (app) => registerOneClick(app, { db, tokens }),
});
