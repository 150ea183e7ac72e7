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
  {
    name: 'accounts/0002-former-emails',
    sql: `
      create table former_emails (
        key_hash text primary key,
        user_id uuid not null references users on delete cascade,
        email text not null,
        changed_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index former_emails_email on former_emails (lower(email));
      create index former_emails_user_id on former_emails (user_id);
    `,
  },
  {
    name: 'accounts/0003-account-blocks',
    sql: `
      create table account_blocks (
        user_id uuid primary key references users on delete cascade,
        reason text not null,
        blocked_by uuid not null references users,
        blocked_at timestamptz not null
      );
    `,
  },
  {
    name: 'accounts/0004-confirmed-emails',
    sql: `
      drop index users_email;
      create unique index users_email on users (lower(email)) where email_confirmed_at is not null;
      create index users_by_email on users (lower(email));
      create index users_unconfirmed on users (created_at) where email_confirmed_at is null;
    `,
  },
  {
    // Customers search freelancers by name, not by email address.
    name: 'accounts/0005-names-of-freelancers',
    sql: `
      create extension if not exists pg_trgm;
      create index users_names_of_freelancers on users using gin ((first_name || ' ' || last_name) gin_trgm_ops)
        where type_client = 'freelancer';
    `,
  },
];
