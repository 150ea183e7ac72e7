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
];
