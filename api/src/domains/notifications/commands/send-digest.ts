import { mailChoiceOf, PATHS } from '@metier/contract';
import { transaction, together } from '../../../platform/db/index.ts';
import type { TaskHandler } from '../../../platform/jobs/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { claimAwaitingDigest } from '../notifications.repository.ts';
import { selectPreferences } from '../preferences.repository.ts';
import { claimUnmailed } from './claim-unmailed.ts';

/**
 * Sends pending notifications as one mail, without those that were read and those of kinds switched off meanwhile.
 * Unread messages have no row; they are queried now.
 */
export const sendDigest: TaskHandler<'notification-digest'> = ({ user_id }, { db }) =>
  transaction(db, async (trx) => {
    const [awaiting, preferences] = await together([
      claimAwaitingDigest(trx, user_id),
      selectPreferences(trx, [user_id]),
    ]);
    const off = new Set(preferences.filter(({ mail }) => mail === 'off').map(({ kind }) => kind));
    const events = awaiting
      .filter(({ read_at }) => read_at === null)
      .flatMap(({ event, data, path }) => {
        const kind = mailChoiceOf(event);
        if (kind === undefined || off.has(kind)) return [];
        return [{ kind, item: { template: event, data: { ...data, path } } }];
      });
    const unmailed = off.has('messages') ? [] : await claimUnmailed(trx, user_id);
    const messages = unmailed.map((data) => ({
      kind: 'messages' as const,
      item: { template: 'messages' as const, data },
    }));
    const parts = [...events, ...messages];
    if (parts.length === 0) return;
    const { email, first_name: name, language } = await getAccount(trx, user_id);
    await sendMail(trx, {
      to: email,
      template: 'digest',
      language,
      data: { name, items: { items: parts.map(({ item }) => item) }, path: PATHS.notifications },
      // The preferences do not say which: a daily search needs none, and they may change before the link is used.
      unsubscribe: { userId: user_id, kind: 'digest', kinds: [...new Set(parts.map(({ kind }) => kind))] },
    });
  });
