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
];
