import type { Db, Trx } from '../../../platform/db/index.ts';

declare module '../../../platform/registry.ts' {
  interface Tables {
    stripe_events: { id: string; type: string; intent_id: string; received_at: Date };
  }
}

/** Records an event of Stripe; false for a repeated one. */
export async function insertEvent(
  trx: Trx,
  event: { readonly id: string; readonly type: string; readonly intent_id: string },
  received_at: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('stripe_events')
    .values({ ...event, received_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Retention of events: Stripe repeats one for three days at most; the rest of the month is for investigations. */
const KEPT_MS = 30 * 86_400_000;

export async function sweepEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('stripe_events')
    .where('received_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
