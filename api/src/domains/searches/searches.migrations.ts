import type { Migration } from '../../platform/db/index.ts';

export const searchesMigrations: readonly Migration[] = [
  {
    name: 'searches/0001-saved-searches',
    sql: `
      create table saved_searches (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        name text not null,
        -- Null: the freelancer's categories at the time.
        types text[],
        search text,
        -- One for each word of the search.
        patterns text[] not null,
        min_budget bigint,
        alert text not null check (alert in ('now', 'daily', 'off')),
        created_at timestamptz not null
      );
      create index saved_searches_user on saved_searches (user_id);
    `,
  },
];
