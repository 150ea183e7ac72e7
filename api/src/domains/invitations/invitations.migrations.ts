import type { Migration } from '../../platform/db/index.ts';

export const invitationsMigrations: readonly Migration[] = [
  {
    name: 'invitations/0001-candidates',
    sql: `
      create table invitations (
        project_id uuid not null references projects,
        freelancer_id uuid not null references users,
        state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'expired')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        answered_at timestamptz,
        primary key (project_id, freelancer_id)
      );
      create index invitations_freelancer on invitations (freelancer_id, created_at desc);

      create table responses (
        project_id uuid not null references projects,
        freelancer_id uuid not null references users,
        created_at timestamptz not null,
        primary key (project_id, freelancer_id)
      );
    `,
  },
  {
    // Figures that every list has computed until now.
    name: 'invitations/0002-figures-so-far',
    sql: `
      insert into freelancer_profiles as f (user_id, finished_projects)
        select freelancer_id, count(*) from projects where status = 'completed' and freelancer_id is not null group by freelancer_id
      on conflict (user_id) do update set finished_projects = excluded.finished_projects;
      insert into freelancer_profiles as f (user_id, answers, answer_seconds)
        select freelancer_id, count(*), sum(extract(epoch from answered_at - created_at))::bigint
        from invitations where answered_at is not null group by freelancer_id
      on conflict (user_id) do update set answers = excluded.answers, answer_seconds = excluded.answer_seconds;
      insert into team_members (customer_id, freelancer_id, finished_projects)
        select customer_id, freelancer_id, count(*) from projects
        where status = 'completed' and freelancer_id is not null group by customer_id, freelancer_id;
    `,
  },
  {
    name: 'invitations/0003-void-responses',
    sql: `alter table responses add column is_void boolean not null default false;`,
  },
  {
    // The managers' overview reads those of the last weeks.
    name: 'invitations/0004-latest-responses',
    sql: `create index responses_latest on responses (created_at);`,
  },
];
