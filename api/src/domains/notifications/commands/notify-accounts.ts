import { mailChoiceOf, type MailChoice, type MailTime, type NotificationEvent } from '@metier/contract';
import { together, type Trx } from '../../../platform/db/index.ts';
import { sendMails } from '../../../platform/mail/index.ts';
import type { Mails } from '../../../platform/registry.ts';
import { listAccounts, type Account, type MailData } from '../../accounts/index.ts';
import { publish } from '../../events/index.ts';
import { insertNotifications } from '../notifications.repository.ts';
import { selectPreferences } from '../preferences.repository.ts';
import { notificationData } from '../rules/notification-data.ts';
import { scheduleFoundMail } from './mail-found.ts';
import { scheduleDigest } from './schedule-digest.ts';

/** An event and the accounts to notify of it. */
export interface Notice<Event extends NotificationEvent = NotificationEvent> {
  readonly to: readonly string[];
  readonly event: Event;
  /** Data of the event's mail without the recipient's name. May query the database. */
  readonly data: () => MailData<Event> | Promise<MailData<Event>>;
  /** Instead of a mail at once: in the daily mail, or together with others of its kind. */
  readonly mail?: 'daily' | 'together';
}

/** An event, one recipient, and when the recipient wants the mail. */
interface Delivery {
  readonly account: Account;
  readonly event: NotificationEvent;
  readonly data: MailData<NotificationEvent>;
  readonly mail: MailTime | 'together';
}

/**
 * Notifies the owner of an account of an event: a notification and a mail in the owner's language.
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
 * Like `notifyAccount` for several events and accounts, in a constant number of statements. The mail is sent at once,
 * with the daily mail or never, according to the recipient's preference for its kind. Source: product.md §12.
 *
 * @throws AppError `notFound` when one of the accounts does not exist
 */
export async function notifyAccounts(trx: Trx, notices: readonly Notice[], now: Date): Promise<void> {
  const due = notices.filter(({ to }) => to.length > 0);
  if (due.length === 0) return;
  const deliveries = await deliveriesOf(trx, due);
  const mailed = (time: Delivery['mail']) => deliveries.filter(({ mail }) => mail === time);
  await together([
    insertNotifications(trx, deliveries.map(rowOf), now),
    publish(trx, [{ kind: 'notification', userIds: deliveries.map(({ account }) => account.id) }], now),
    sendMails(trx, mailed('now').map(letterOf)),
    scheduleDigest(trx, userIdsOf(mailed('daily')), now),
    scheduleFoundMail(trx, userIdsOf(mailed('together')), now),
  ]);
}

const userIdsOf = (deliveries: readonly Delivery[]): string[] => [
  ...new Set(deliveries.map(({ account }) => account.id)),
];

async function deliveriesOf(trx: Trx, due: readonly Notice[]): Promise<Delivery[]> {
  const ids = [...new Set(due.flatMap(({ to }) => to))];
  const [accounts, preferences, contents] = await together([
    listAccounts(trx, ids),
    due.some(({ event }) => mailChoiceOf(event)) && selectPreferences(trx, ids),
    together(due.map(async ({ data }) => data())),
  ]);
  const mailOf = (userId: string, event: NotificationEvent): MailTime => {
    const kind = mailChoiceOf(event);
    const chosen = preferences && preferences.find((one) => one.user_id === userId && one.kind === kind);
    return chosen ? chosen.mail : 'now';
  };
  return due.flatMap(({ to, event, mail: instead }, place) =>
    accounts
      .filter(({ id }) => to.includes(id))
      .map((account) => {
        const mail = mailOf(account.id, event);
        return {
          account,
          event,
          data: contents[place] as MailData<NotificationEvent>,
          mail: mail === 'now' && instead !== undefined ? instead : mail,
        };
      }),
  );
}

const rowOf = ({ account, event, data, mail }: Delivery) => ({
  user_id: account.id,
  event,
  data: notificationData(data),
  path: data.path,
  awaits_digest: mail === 'daily' || mail === 'together',
});

const letterOf = ({ account, event, data }: Delivery) => ({
  to: account.email,
  template: event,
  language: account.language,
  data: { ...data, name: account.first_name, reader: account.type_client } as Mails[NotificationEvent],
  unsubscribe: unsubscriptionOf(account.id, mailChoiceOf(event)),
});

/** Undefined for mails that cannot be switched off. */
const unsubscriptionOf = (userId: string, kind: MailChoice | undefined) => kind && { userId, kind };
