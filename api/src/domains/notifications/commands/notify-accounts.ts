import type { NotificationEvent } from '@metier/contract';
import { together, type Trx } from '../../../platform/db/index.ts';
import { sendMails } from '../../../platform/mail/index.ts';
import type { Mails } from '../../../platform/registry.ts';
import { listAccounts, type MailData } from '../../accounts/index.ts';
import { insertNotifications } from '../notifications.repository.ts';
import { notificationData } from '../rules/notification-data.ts';

/** The same event, told to some accounts. */
export interface Notice<Event extends NotificationEvent = NotificationEvent> {
  readonly to: readonly string[];
  readonly event: Event;
  /** What the mail of the event is filled with, apart from the reader's name. May ask the database. */
  readonly data: () => MailData<Event> | Promise<MailData<Event>>;
}

/**
 * Tells the owner of an account of an event: a notification, and a mail in their language by their first name.
 *
 * @throws AppError `notFound` when there is no such account
 * @example await notifyAccount(trx, userId, 'support-answer', { theme, answer, path: PATHS.help }, now);
 */
export const notifyAccount = <Event extends NotificationEvent>(
  trx: Trx,
  userId: string,
  event: Event,
  data: MailData<Event>,
  now: Date,
): Promise<void> => notifyAccounts(trx, [{ to: [userId], event, data: () => data }], now);

/**
 * Tells the owners of some accounts of events, in three statements however many they are; like `notifyAccount`.
 *
 * @throws AppError `notFound` when one of the accounts does not exist
 */
export async function notifyAccounts(trx: Trx, notices: readonly Notice[], now: Date): Promise<void> {
  const due = notices.filter(({ to }) => to.length > 0);
  if (due.length === 0) return;
  const ids = [...new Set(due.flatMap(({ to }) => to))];
  const [accounts, contents] = await together([
    listAccounts(trx, ids),
    together(due.map(async ({ data }) => data())),
  ]);
  const told = due.flatMap(({ to, event }, place) =>
    accounts
      .filter(({ id }) => to.includes(id))
      .map((account) => ({ account, event, data: contents[place] as MailData<NotificationEvent> })),
  );
  await together([
    insertNotifications(
      trx,
      told.map(({ account, event, data }) => ({
        user_id: account.id,
        event,
        data: notificationData(data),
        path: data.path,
      })),
      now,
    ),
    sendMails(
      trx,
      told.map(({ account, event, data }) => ({
        to: account.email,
        template: event,
        language: account.language,
        data: { ...data, name: account.first_name } as Mails[NotificationEvent],
      })),
    ),
  ]);
}
