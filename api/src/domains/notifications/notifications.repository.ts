import {
  DURATIONS,
  LIMITS,
  secondsAfter,
  type NotificationEvent,
  type NotificationPart,
} from '@metier/contract';
import { sql, type ColumnType, type Generated, type Selectable } from 'kysely';
import { rowsBefore, type CountsOf, type Db, type Trx } from '../../platform/db/index.ts';
import type { Sweep } from '../../platform/jobs/index.ts';
import type { NotificationData } from './rules/notification-data.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    notifications: NotificationsTable;
  }
}

interface NotificationsTable {
  id: Generated<string>;
  user_id: string;
  event: NotificationEvent;
  data: ColumnType<NotificationData, string>;
  path: string;
  at: Date;
  read_at: Date | null;
  /** True until it has been sent in a daily mail. */
  awaits_digest: Generated<boolean>;
}

type NotificationRow = Selectable<NotificationsTable>;

/** A notification to be stored. */
export interface NewNotification extends Pick<
  NotificationRow,
  'user_id' | 'event' | 'data' | 'path' | 'awaits_digest'
> {}

export async function insertNotifications(
  trx: Trx,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<void> {
  const rows = notifications.map((row) => ({
    ...row,
    data: JSON.stringify(row.data),
    at: now,
    read_at: null,
  }));
  await trx.insertInto('notifications').values(rows).execute();
}

/** Claims a user's notifications for a common mail, all or those of an event, oldest first, each only once. */
export async function claimAwaitingDigest(
  trx: Trx,
  userId: string,
  event?: NotificationEvent,
): Promise<NotificationRow[]> {
  const rows = await trx
    .updateTable('notifications')
    .set({ awaits_digest: false })
    .where('user_id', '=', userId)
    .where('awaits_digest', '=', true)
    .$if(event !== undefined, (query) => query.where('event', '=', event as NotificationEvent))
    .returningAll()
    .execute();
  return rows.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** A page of a user's notifications, newest first, with the number of all and of the unread ones. */
interface NotificationPage {
  readonly rows: readonly NotificationRow[];
  readonly counts: CountsOf<NotificationPart>;
}

export async function selectNotifications(
  db: Db,
  userId: string,
  { part, page }: { readonly part: NotificationPart; readonly page: number | undefined },
): Promise<NotificationPage> {
  const own = sql`user_id = ${userId}`;
  const listed = part === 'unread' ? sql`${own} and read_at is null` : own;
  const { rows } = await sql<NotificationRow & CountsOf<NotificationPart>>`
    select counted.*, found.*
    from (
      select (select count(*) from notifications where ${own}) as "all",
        (select count(*) from notifications where ${own} and read_at is null) as unread
    ) counted
    left join lateral (
      select * from notifications where ${listed}
      order by at desc, id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.at desc, found.id`.execute(db);
  return {
    rows: rows.filter(({ id }) => id !== null),
    counts: { all: rows[0]?.all ?? 0, unread: rows[0]?.unread ?? 0 },
  };
}

/** Marks the user's unread notifications with these ids, or all of them, as read. */
export async function markNotifications(
  trx: Trx,
  userId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (query) => query.where(sql<boolean>`id = any (${ids}::uuid[])`))
    .execute();
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Deletes notifications after [180 d], read or not. */
export const sweepNotifications: Sweep = async (db, now) => {
  await db
    .deleteFrom('notifications')
    .where('at', '<=', secondsAfter(now, -DURATIONS.notification))
    .execute();
};
