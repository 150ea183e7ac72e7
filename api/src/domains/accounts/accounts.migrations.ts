import type { Migration } from '../../platform/db/index.ts';

export const accountsMigrations: readonly Migration[] = [
  {
    name: 'accounts/0001-users',
    sql: `
      create table users (
        id uuid primary key default gen_random_uuid(),
        first_name text not null,
        last_name text not null,
        email text not null,
        type_client text not null check (type_client in ('customer', 'freelancer', 'manager')),
        language text not null,
        email_confirmed_at timestamptz,
        created_at timestamptz not null
      );
      create unique index users_email on users (lower(email));
      create index users_type_client on users (type_client, created_at);
    `,
  },
];
