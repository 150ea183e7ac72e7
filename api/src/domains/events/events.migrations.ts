import type { Migration } from '../../platform/db/index.ts';

export const eventsMigrations: readonly Migration[] = [
  {
    name: 'events/0001-events',
    // Rows are kept for a day and name what was deleted meanwhile, too: no foreign keys.
    sql: `
      create table events (
        -- The transaction that made the change: all its rows become visible at once.
        tx xid8 not null default pg_current_xact_id(),
        id bigint generated always as identity,
        user_id uuid,
        role text,
        kind text not null,
        subject_id uuid,
        at timestamptz not null,
        primary key (tx, id),
        check ((user_id is null) <> (role is null))
      );
      create index events_reader on events (user_id, tx);
    `,
  },
];
