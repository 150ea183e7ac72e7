import type { Migration } from '../../platform/db/index.ts';

/** The first tables of projects; all later changes are in `projects.migrations.ts`. */
export const firstTables: readonly Migration[] = [
  {
    name: 'projects/0001-projects',
    sql: `
      create table projects (
        id uuid primary key default gen_random_uuid(),
        customer_id uuid not null references users,
        freelancer_id uuid references users,
        type text not null,
        category_id integer not null,
        name text not null,
        description text not null,
        links text[] not null,
        price bigint not null check (price > 0),
        fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
        deadline_days integer not null,
        edits integer not null,
        edits_used integer not null default 0 check (edits_used <= edits),
        is_guarantee boolean not null,
        review_days integer not null,
        review_extended boolean not null default false,
        deliveries integer not null default 0,
        status text not null check (status in ('created', 'paid', 'progress', 'checking', 'improving', 'completed', 'refunded')),
        case_state text not null default 'none' check (case_state in ('none', 'refund_requested', 'disputed')),
        payment_attempt_id uuid,
        executor_by timestamptz,
        start_by timestamptz,
        due_at timestamptz,
        review_until timestamptz,
        answer_by timestamptz,
        clears_at timestamptz,
        created_at timestamptz not null,
        version integer not null default 0
      );
      create index projects_newest on projects (created_at desc, id);
      create index projects_customer on projects (customer_id, created_at desc, id);
      create index projects_freelancer on projects (freelancer_id, created_at desc, id) where freelancer_id is not null;
      create index projects_clearing on projects (freelancer_id, clears_at) where clears_at is not null;
      create index projects_completed on projects (freelancer_id) where status = 'completed';
      create index projects_kind on projects (status, type);
      create index projects_open on projects (type, created_at desc, id)
        where status = 'paid' and freelancer_id is null and case_state = 'none';
      create index projects_cases on projects (created_at desc, id) where case_state <> 'none';
    `,
  },
  {
    name: 'projects/0002-work',
    sql: `
      create table project_results (
        id uuid primary key default gen_random_uuid(),
        project_id uuid not null references projects,
        version integer not null,
        result text not null,
        created_at timestamptz not null,
        unique (project_id, version)
      );
      create trigger append_only before update or delete or truncate on project_results execute function refuse_change();

      create table project_improvements (
        id uuid primary key default gen_random_uuid(),
        project_id uuid not null references projects,
        comment text not null,
        created_at timestamptz not null
      );
      create index project_improvements_project on project_improvements (project_id, created_at desc);

      create table project_comments (
        id uuid primary key default gen_random_uuid(),
        project_id uuid not null references projects on delete cascade,
        author_id uuid not null references users,
        text text not null,
        created_at timestamptz not null
      );
      create index project_comments_project on project_comments (project_id, created_at);

      create table project_activities (
        id uuid primary key default gen_random_uuid(),
        position bigint generated always as identity,
        project_id uuid not null references projects on delete cascade,
        what text not null,
        actor_id uuid references users,
        at timestamptz not null
      );
      create index project_activities_project on project_activities (project_id, position desc);

      create table project_complaints (
        id uuid primary key default gen_random_uuid(),
        project_id uuid not null references projects,
        author_id uuid not null references users,
        contacts text not null,
        text text not null,
        created_at timestamptz not null
      );
      create index project_complaints_project on project_complaints (project_id, created_at);

      create table project_decisions (
        project_id uuid primary key references projects,
        manager_id uuid not null references users,
        freelancer_share bigint not null check (freelancer_share >= 0),
        reason text not null,
        decided_at timestamptz not null
      );
    `,
  },
];
