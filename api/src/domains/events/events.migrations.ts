import type { Migration } from '../../platform/db/index.ts';

export const eventsMigrations: readonly Migration[] = [
  {
    name: 'events/0001-events',
    // No foreign keys: a row outlives the user or project that it names by up to a day.
    sql: `
      create table events (
        -- The transaction that wrote the row; readers compare it with their snapshot.
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
