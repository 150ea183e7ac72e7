import type { Migration } from '../../platform/db/index.ts';

export const paymentsMigrations: readonly Migration[] = [
  {
    name: 'payments/0001-attempts',
    sql: `
      -- Kept when its project is deleted, for the provider knows it too.
      create table payment_attempts (
        id uuid primary key,
        project_id uuid references projects on delete set null,
        amount bigint not null check (amount > 0),
        state text not null default 'unknown' check (state in ('unknown', 'pending', 'succeeded', 'declined')),
        created_at timestamptz not null,
        settled_at timestamptz
      );
      create unique index payment_attempts_live on payment_attempts (project_id) where state in ('unknown', 'pending');
      create unique index payment_attempts_succeeded on payment_attempts (project_id) where state = 'succeeded';

      -- The books of the sandbox provider, which plays the world outside.
      create table sandbox_operations (
        kind text not null check (kind in ('charge', 'refund', 'payout')),
        key uuid not null,
        amount bigint not null,
        outcome text not null,
        settles_at timestamptz not null,
        primary key (kind, key)
      );
    `,
  },
  {
    name: 'payments/0002-stripe',
    sql: `
      -- Which intent of Stripe an attempt became; an attempt without one was given up before it became any.
      create table stripe_charges (
        attempt_id uuid primary key,
        intent_id text unique
      );

      -- The inbox of Stripe's webhook: each event counts once.
      create table stripe_events (
        id text primary key,
        type text not null,
        intent_id text not null,
        received_at timestamptz not null
      );
    `,
  },
];
