import type { Migration } from '../../platform/db/index.ts';

export const authMigrations: readonly Migration[] = [
  {
    name: 'auth/0001-credentials',
    sql: `
      create table credentials (
        user_id uuid primary key references users on delete cascade,
        password_hash text not null,
        wrong_tries integer not null default 0,
        locked_until timestamptz
      );
    `,
  },
  {
    name: 'auth/0002-email-codes',
    sql: `
      create table email_codes (
        user_id uuid primary key references users on delete cascade,
        email text not null,
        code_hash text not null,
        expires_at timestamptz not null,
        tries_left integer not null check (tries_left >= 0)
      );
    `,
  },
  {
    name: 'auth/0003-reset-keys',
    sql: `
      create table reset_keys (
        user_id uuid primary key references users on delete cascade,
        key_hash text not null unique,
        expires_at timestamptz not null
      );
    `,
  },
  {
    name: 'auth/0004-sessions',
    sql: `
      create table sessions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        device text not null,
        generation integer not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index sessions_live on sessions (user_id, last_used_at) where ended_at is null;
      create table refresh_tokens (
        token_hash text primary key,
        session_id uuid not null references sessions on delete cascade,
        generation integer not null,
        used_at timestamptz,
        unique (session_id, generation)
      );
    `,
  },
  {
    name: 'auth/0005-login-tries',
    sql: `
      create table login_tries (
        key text primary key,
        tries integer not null,
        ends_at timestamptz not null,
        blocked_until timestamptz
      );
      -- The columns of the lock before stay: a process of the release before may run beside this one, and reads them.
    `,
  },
  {
    name: 'auth/0006-session-place',
    sql: `
      alter table sessions add column address text not null default '';
      update sessions set expires_at = least(expires_at, created_at + interval '30 days');
    `,
  },
  {
    name: 'auth/0007-age-of-a-change',
    sql: `
      -- The default is for a process of the release before, which may run beside this one.
      alter table email_codes add column asked_at timestamptz not null default now();
    `,
  },
];
