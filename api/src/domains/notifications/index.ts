import type { Domain } from '../../platform/domain.ts';
import { sendDigest } from './commands/send-digest.ts';
import { sweepNotifications } from './notifications.repository.ts';
import { notificationRoutes } from './notifications.routes.ts';

export { notifyAccount, notifyAccounts, type Notice } from './commands/notify-accounts.ts';
export { notificationsMigrations } from './notifications.migrations.ts';

/** What a person is told of, on their page and by mail. Source: product.md §§10, 12. */
export const notificationsDomain: Domain = {
  name: 'notifications',
  routes: notificationRoutes,
  tasks: { 'notification-digest': sendDigest },
  sweep: sweepNotifications,
};
