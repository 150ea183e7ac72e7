import { DURATIONS, secondsAfter } from '@metier/contract';
import { transaction, type Trx } from '../../../platform/db/index.ts';
import { addJob, type TaskHandler } from '../../../platform/jobs/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { getAccount } from '../../accounts/index.ts';
import type { ConversationId } from '../../conversations/index.ts';
import { selectPreferences } from '../preferences.repository.ts';
import { listUnmailed, type Unmailed } from '../queries/list-unmailed.ts';
import { scheduleDigest } from './schedule-digest.ts';
import { claimUnmailed } from './claim-unmailed.ts';

/** A message of a conversation and its reader. */
interface SentMessage extends ConversationId {
  readonly number: number;
  readonly reader_id: string;
}

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'mail-unread': SentMessage;
  }
}

/**
 * Schedules a mail to the reader of a message in case they have not read it after [15 min]. The mail does not contain
 * its text. Source: product.md §12.
 *
 * @example await scheduleUnreadMail(trx, { project_id, freelancer_id, number, reader_id: customer_id }, now);
 */
export const scheduleUnreadMail = (
  trx: Trx,
  { project_id, freelancer_id, number, reader_id }: SentMessage,
  now: Date,
): Promise<void> =>
  addJob(
    trx,
    'mail-unread',
    { project_id, freelancer_id, number, reader_id },
    { runAt: secondsAfter(now, DURATIONS.unreadMail) },
  );

/**
 * Mails the reader that a conversation has unread messages, or schedules the daily mail, by their preference. Sends at
 * most one mail until the counted messages are read.
 */
export const mailUnread: TaskHandler<'mail-unread'> = ({ reader_id, number, ...id }, { db, now }) =>
  transaction(db, async (trx) => {
    const [preference] = (await selectPreferences(trx, [reader_id])).filter(
      ({ kind }) => kind === 'messages',
    );
    const mail = preference?.mail ?? 'now';
    const isDue = ({ conversation, from }: Unmailed) =>
      conversation.project_id === id.project_id &&
      conversation.freelancer_id === id.freelancer_id &&
      from <= number;
    if (mail === 'daily' && (await listUnmailed(trx, reader_id)).some(isDue))
      await scheduleDigest(trx, [reader_id], now);
    if (mail === 'now')
      for (const data of await claimUnmailed(trx, reader_id, isDue)) await send(trx, reader_id, data);
  });

async function send(trx: Trx, userId: string, data: Unmailed['data']): Promise<void> {
  const { email, first_name: name, language } = await getAccount(trx, userId);
  await sendMail(trx, {
    to: email,
    template: 'messages',
    language,
    data: { ...data, name },
    unsubscribe: { userId, kind: 'messages' },
  });
}
