import type { Migration } from '../../platform/db/index.ts';

export const conversationsMigrations: readonly Migration[] = [
  {
    name: 'conversations/0001-messages',
    // Comments of projects without executor are not migrated: only the customer could read them.
    sql: `
      create table conversations (
        project_id uuid not null references projects on delete cascade,
        freelancer_id uuid not null references users,
        customer_id uuid not null references users,
        -- Number of the latest message; the row is its lock.
        last_number integer not null,
        customer_read integer not null default 0,
        freelancer_read integer not null default 0,
        updated_at timestamptz not null,
        primary key (project_id, freelancer_id)
      );
      create index conversations_customer on conversations (customer_id, updated_at desc, project_id, freelancer_id);
      create index conversations_freelancer on conversations (freelancer_id, updated_at desc, project_id);

      create table messages (
        id uuid primary key default gen_random_uuid(),
        project_id uuid not null,
        freelancer_id uuid not null,
        number integer not null,
        author_id uuid not null references users,
        text text not null,
        created_at timestamptz not null,
        edited_at timestamptz,
        deleted_at timestamptz,
        unique (project_id, freelancer_id, number),
        foreign key (project_id, freelancer_id) references conversations on delete cascade
      );

      insert into conversations (project_id, freelancer_id, customer_id, last_number, customer_read, freelancer_read, updated_at)
        select p.id, p.freelancer_id, p.customer_id, count(*), count(*), count(*), max(c.created_at)
        from project_comments c join projects p on p.id = c.project_id
        where p.freelancer_id is not null group by p.id;
      insert into messages (id, project_id, freelancer_id, number, author_id, text, created_at)
        select c.id, c.project_id, p.freelancer_id,
          row_number() over (partition by c.project_id order by c.created_at, c.id), c.author_id, c.text, c.created_at
        from project_comments c join projects p on p.id = c.project_id
        where p.freelancer_id is not null;
      delete from project_comments c using projects p where p.id = c.project_id and p.freelancer_id is not null;
    `,
  },
  {
    name: 'conversations/0002-kinds',
    // Only decisions were written by neither of the two sides.
    sql: `
      alter table messages add column kind text not null default 'message'
        check (kind in ('message', 'refund_reason', 'refusal_reason', 'decision'));
      update messages m set kind = 'decision' from conversations c
        where c.project_id = m.project_id and c.freelancer_id = m.freelancer_id
          and m.author_id not in (c.customer_id, c.freelancer_id);
    `,
  },
  {
    name: 'conversations/0003-statements',
    sql: `
      alter table messages drop constraint messages_kind_check;
      alter table messages add constraint messages_kind_check
        check (kind in ('message', 'complaint', 'refund_reason', 'refusal_reason', 'statement', 'decision'));
      create index messages_statements on messages (project_id, freelancer_id, number) where kind <> 'message';
    `,
  },
  {
    name: 'conversations/0003-mailed',
    sql: `
      -- Number of the last message when unread ones were last mailed to a side.
      alter table conversations add column customer_mailed integer not null default 0,
        add column freelancer_mailed integer not null default 0;
    `,
  },
  {
    name: 'conversations/0004-appeals',
    sql: `
      alter table messages drop constraint messages_kind_check;
      alter table messages add constraint messages_kind_check
        check (kind in ('message', 'complaint', 'refund_reason', 'refusal_reason', 'statement', 'decision', 'appeal'));
    `,
  },
];
