import { together, type Trx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { nextDigest } from '../rules/next-digest.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'notification-digest': { readonly user_id: string };
  }
}

/** Schedules the next daily mail of some users, one job per user; one that is due, but has not run yet, stays due. */
export async function scheduleDigest(trx: Trx, userIds: readonly string[], now: Date): Promise<void> {
  await together(
    userIds.map((user_id) =>
      addJob(
        trx,
        'notification-digest',
        { user_id },
        { key: `digest:${user_id}`, runAt: nextDigest(now), keepsMoment: true },
      ),
    ),
  );
}
