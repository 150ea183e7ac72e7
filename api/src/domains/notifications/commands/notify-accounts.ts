import { mailChoiceOf, type MailChoice, type MailTime, type NotificationEvent } from '@metier/contract';
import { together, type Trx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { sendMails } from '../../../platform/mail/index.ts';
import type { Mails } from '../../../platform/registry.ts';
import { listAccounts, type Account, type MailData } from '../../accounts/index.ts';
import { publish } from '../../events/index.ts';
import { insertNotifications } from '../notifications.repository.ts';
import { selectPreferences } from '../preferences.repository.ts';
import { nextDigest } from '../rules/next-digest.ts';
import { notificationData } from '../rules/notification-data.ts';

/** The same event, told to some accounts. */
export interface Notice<Event extends NotificationEvent = NotificationEvent> {
  readonly to: readonly string[];
  readonly event: Event;
  /** What the mail of the event is filled with, apart from the reader's name. May ask the database. */
  readonly data: () => MailData<Event> | Promise<MailData<Event>>;
}

/** An event and one reader of it. */
interface Told {
  readonly account: Account;
  readonly event: NotificationEvent;
  readonly data: MailData<NotificationEvent>;
  readonly mail: MailTime;
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
 * Tells the owners of some accounts of events, in as many statements however many they are; like `notifyAccount`. The
 * mail goes out at once, in the daily one or never, as its reader has chosen for its kind. Source: product.md §12.
 *
 * @throws AppError `notFound` when one of the accounts does not exist
 */
export async function notifyAccounts(trx: Trx, notices: readonly Notice[], now: Date): Promise<void> {
  const due = notices.filter(({ to }) => to.length > 0);
  if (due.length === 0) return;
  const told = await readersOf(trx, due);
  const mailed = (time: MailTime) => told.filter(({ mail }) => mail === time);
  await together([
    insertNotifications(trx, told.map(rowOf), now),
    publish(trx, [{ kind: 'notification', people: told.map(({ account }) => account.id) }], now),
    sendMails(trx, mailed('now').map(letterOf)),
    awaitDigest(trx, mailed('daily'), now),
  ]);
}

async function readersOf(trx: Trx, due: readonly Notice[]): Promise<Told[]> {
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
  return due.flatMap(({ to, event }, place) =>
    accounts
      .filter(({ id }) => to.includes(id))
      .map((account) => ({
        account,
        event,
        data: contents[place] as MailData<NotificationEvent>,
        mail: mailOf(account.id, event),
      })),
  );
}

const rowOf = ({ account, event, data, mail }: Told) => ({
  user_id: account.id,
  event,
  data: notificationData(data),
  path: data.path,
  awaits_digest: mail === 'daily',
});

const letterOf = ({ account, event, data }: Told) => ({
  to: account.email,
  template: event,
  language: account.language,
  data: { ...data, name: account.first_name } as Mails[NotificationEvent],
  unsubscribe: unsubscriptionOf(account.id, mailChoiceOf(event)),
});

/** Only mails that may stay away can be unsubscribed from. */
const unsubscriptionOf = (userId: string, kind: MailChoice | undefined) => kind && { userId, kind };

/** One job a person and day: the same key and moment replace it by itself. */
async function awaitDigest(trx: Trx, told: readonly Told[], now: Date): Promise<void> {
  const readers = [...new Set(told.map(({ account }) => account.id))];
  await together(
    readers.map((user_id) =>
      addJob(trx, 'notification-digest', { user_id }, { key: `digest:${user_id}`, runAt: nextDigest(now) }),
    ),
  );
}
