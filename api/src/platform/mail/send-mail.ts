import type { Trx } from '../db/index.ts';
import { addJobs, type TaskHandlers } from '../jobs/index.ts';
import type {
  Mail,
  MailFooters,
  MailName,
  MailTexts,
  MailTransport,
  UnsubscribePaths,
  Unsubscription,
} from './mail.ts';
import { renderMail, withUnsubscribe } from './render-mail.ts';

declare module '../registry.ts' {
  interface Jobs {
    'send-mail': Mail;
  }
}

/** Timers and money run first: a hanging mail server must not delay them. */
const PRIORITY = 10;

/**
 * Queues a mail in the caller's transaction: it is sent if and only if the transaction commits, and retried with
 * backoff until the server accepts it or rejects it permanently. Source: product.md §10.
 *
 * @example await sendMail(trx, { to: email, template: 'code', language: 'de', data: { code } });
 */
export async function sendMail<Name extends MailName>(trx: Trx, mail: Mail<Name>): Promise<void> {
  await sendMails(trx, [mail]);
}

/** Queues several mails in one statement; like `sendMail`. */
export async function sendMails(trx: Trx, mails: readonly Mail[]): Promise<void> {
  if (mails.length > 0) await addJobs(trx, 'send-mail', mails, { priority: PRIORITY });
}

interface MailSettings {
  readonly texts: MailTexts;
  readonly footers: MailFooters;
  readonly transport: MailTransport;
  /** The product's address, without a trailing slash. */
  readonly origin: string;
  readonly unsubscribePaths: (unsubscription: Unsubscription) => Promise<UnsubscribePaths>;
}

/** The task that renders a queued mail and sends it. */
export const mailTasks = ({
  texts,
  footers,
  transport,
  origin,
  unsubscribePaths,
}: MailSettings): TaskHandlers => ({
  'send-mail': async (mail, { now }) => {
    const letter = renderMail(texts, origin, mail);
    if (!mail.unsubscribe) return transport(letter, now);
    const paths = await unsubscribePaths(mail.unsubscribe);
    return transport(withUnsubscribe(letter, footers[mail.language], origin, paths), now);
  },
});
