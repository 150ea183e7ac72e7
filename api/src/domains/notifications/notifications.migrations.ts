import type { Migration } from '../../platform/db/index.ts';

export const notificationsMigrations: readonly Migration[] = [
  {
    name: 'notifications/0001-notifications',
    sql: `
      create table notifications (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        event text not null,
        data jsonb not null,
        path text not null,
        at timestamptz not null,
        read_at timestamptz
      );
      create index notifications_latest on notifications (user_id, at desc, id);
      create index notifications_unread on notifications (user_id, at desc, id) where read_at is null;
      -- For the sweep: rows are added in the order of time.
      create index notifications_age on notifications using brin (at);
    `,
  },
  {
    name: 'notifications/0002-preferences',
    sql: `
      create table notification_preferences (
        user_id uuid not null references users on delete cascade,
        kind text not null,
        mail text not null check (mail in ('now', 'daily', 'off')),
        primary key (user_id, kind)
      );
      -- True until it is in a daily mail.
      alter table notifications add column awaits_digest boolean not null default false;
      create index notifications_digest on notifications (user_id) where awaits_digest;
    `,
  },
];
