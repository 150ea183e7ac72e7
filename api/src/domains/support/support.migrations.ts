import type { Migration } from '../../platform/db/index.ts';

export const supportMigrations: readonly Migration[] = [
  {
    name: 'support/0001-requests',
    sql: `
      create table support_requests (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        name text not null,
        description text not null,
        contacts text,
        created_at timestamptz not null
      );
      create index support_requests_age on support_requests (created_at);
    `,
  },
  {
    name: 'support/0002-answers',
    sql: `
      alter table support_requests
        add answer text,
        add answered_by uuid references users,
        add answered_at timestamptz,
        add check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null));
      drop index support_requests_age;
      create index support_requests_queue on support_requests (answered_at desc nulls first, created_at, id);
    `,
  },
  {
    name: 'support/0003-own-requests',
    sql: `create index support_requests_own on support_requests (user_id, created_at desc, id);`,
  },
];
