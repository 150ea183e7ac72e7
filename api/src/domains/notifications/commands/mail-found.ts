import { DURATIONS, PATHS } from '@metier/contract';
import { together, transaction, type Trx } from '../../../platform/db/index.ts';
import { addJob, type TaskHandler } from '../../../platform/jobs/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { claimAwaitingDigest } from '../notifications.repository.ts';
import { selectPreferences } from '../preferences.repository.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'mail-found': { readonly user_id: string };
  }
}

const INTERVAL_MS = DURATIONS.searchMail * 1_000;

/** The end of the current interval: unlike a delay after the last project, a stream of projects cannot postpone it. */
const endOfInterval = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / INTERVAL_MS) + 1) * INTERVAL_MS);

/** Schedules one mail per user about the projects that their saved searches have found. */
export async function scheduleFoundMail(trx: Trx, userIds: readonly string[], now: Date): Promise<void> {
  await together(
    userIds.map((user_id) =>
      addJob(
        trx,
        'mail-found',
        { user_id },
        { key: `found:${user_id}`, runAt: endOfInterval(now), keepsMoment: true },
      ),
    ),
  );
}

/** Mails the found projects that are still unread, unless these mails were switched off meanwhile. */
export const mailFound: TaskHandler<'mail-found'> = ({ user_id }, { db }) =>
  transaction(db, async (trx) => {
    const [awaiting, preferences] = await together([
      claimAwaitingDigest(trx, user_id, 'project-found'),
      selectPreferences(trx, [user_id]),
    ]);
    const isOff = preferences.some(({ kind, mail }) => kind === 'searches' && mail === 'off');
    const items = awaiting
      .filter(({ read_at }) => read_at === null)
      .map(({ event, data, path }) => ({ template: event, data: { ...data, path } }));
    if (isOff || items.length === 0) return;
    const { email, first_name: name, language } = await getAccount(trx, user_id);
    await sendMail(trx, {
      to: email,
      template: 'projects-found',
      language,
      data: { name, items: { items }, path: PATHS.openProjects },
      unsubscribe: { userId: user_id, kind: 'searches' },
    });
  });
