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

/** After those of reviews, to whose removal requests may object. */
export const supportObjectionMigrations: readonly Migration[] = [
  {
    name: 'support/0005-objections',
    sql: `alter table support_requests add review_id uuid unique references reviews on delete set null;`,
  },
];

/** After those of projects, which requests may name. */
export const supportThreadMigrations: readonly Migration[] = [
  {
    name: 'support/0004-threads',
    // A request is open until it has an answer that its author has not replied to, or is closed.
    sql: `
      create table support_messages (
        id uuid primary key default gen_random_uuid(),
        number bigint generated always as identity,
        request_id uuid not null references support_requests on delete cascade,
        author_id uuid not null references users,
        text text not null,
        created_at timestamptz not null
      );
      create index support_messages_request on support_messages (request_id, number);
      insert into support_messages (request_id, author_id, text, created_at)
        select id, answered_by, answer, answered_at from support_requests where answer is not null
        order by answered_at, id;
      drop index support_requests_queue;
      alter table support_requests
        drop column answer,
        drop column answered_by,
        add column project_id uuid references projects on delete set null,
        add column waiting_since timestamptz,
        add column closed_at timestamptz;
      update support_requests set waiting_since = created_at;
      alter table support_requests alter column waiting_since set not null;
      create index support_requests_queue on support_requests
        (closed_at desc nulls first, answered_at desc nulls first, waiting_since, id);
      create index support_requests_project on support_requests (project_id) where project_id is not null;
      create index support_requests_words on support_requests using gin ((name || ' ' || description) gin_trgm_ops);
    `,
  },
];
