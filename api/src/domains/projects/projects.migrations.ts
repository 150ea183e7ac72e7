import type { Migration } from '../../platform/db/index.ts';
import { firstTables } from './first-tables.migrations.ts';

export const projectsMigrations: readonly Migration[] = [
  ...firstTables,
  {
    name: 'projects/0003-sorted-lists',
    // The expressions of views/project-page.ts by which managers sort.
    sql: `
      create index projects_by_name on projects (lower(name) collate "und-x-icu", created_at desc, id);
      create index projects_by_deadline on projects (
        (case when status not in ('created', 'paid')
          then coalesce(due_at at time zone 'UTC', created_at at time zone 'UTC' + deadline_days * interval '1 day') end),
        deadline_days, created_at desc, id
      );
      create index projects_by_price on projects (price, created_at desc, id);
    `,
  },
  {
    name: 'projects/0004-declined-payments',
    sql: `alter table projects add column payment_declined boolean not null default false;`,
  },
  {
    name: 'projects/0005-offers',
    // The open offer of a case; earlier ones are activities.
    sql: `
      alter table projects
        add column offer_id uuid,
        add column offer_by text check (offer_by in ('customer', 'freelancer')),
        add column offer_share bigint check (offer_share between 0 and price),
        add column offer_until timestamptz,
        add check (num_nulls(offer_id, offer_by, offer_share, offer_until) in (0, 4)),
        add check (offer_id is null or case_state <> 'none');
      alter table project_activities add column share bigint;
    `,
  },
  {
    name: 'projects/0006-completion',
    sql: `
      alter table projects add column completed_at timestamptz;
      update projects p set completed_at = ended.at
      from (select project_id, min(at) as at from project_activities where what in ('accepted', 'resolved', 'offer_accepted') group by 1) ended
      where ended.project_id = p.id and p.status = 'completed';
    `,
  },
  {
    name: 'projects/0007-links-of-results',
    sql: `alter table project_results add column links text[] not null default '{}';`,
  },
  {
    name: 'projects/0008-copies',
    sql: `
      -- Price of the project that an unpaid copy was made from, and whom its payment invites.
      alter table projects add column earlier_price bigint,
        add column wanted_freelancer_id uuid references users;
      create index projects_wanted on projects (wanted_freelancer_id) where wanted_freelancer_id is not null;
    `,
  },
  {
    name: 'projects/0009-templates',
    sql: `
      create table project_templates (
        id uuid primary key default gen_random_uuid(),
        customer_id uuid not null references users on delete cascade,
        title text not null,
        type text not null,
        category_id integer not null,
        name text not null,
        description text not null,
        links text[] not null,
        edits integer not null,
        is_guarantee boolean not null,
        deadline_days integer not null,
        price bigint not null,
        created_at timestamptz not null
      );
      create index project_templates_customer on project_templates (customer_id);
    `,
  },
  {
    name: 'projects/0010-appeals',
    // A decision that can be appealed to another manager. Decisions made before this migration are final.
    sql: `
      alter table projects
        drop constraint projects_case_state_check,
        add constraint projects_case_state_check check (case_state in ('none', 'refund_requested', 'disputed', 'decided')),
        add column decided_by uuid references users,
        add column decided_share bigint check (decided_share between 0 and price),
        add column appeal_until timestamptz,
        add check (num_nulls(decided_by, decided_share) in (0, 2)),
        add check (decided_by is null or case_state in ('disputed', 'decided')),
        add check (decided_by is not null or case_state <> 'decided'),
        add check ((appeal_until is null) = (case_state <> 'decided'));
      create index projects_decided on projects (decided_by) where decided_by is not null;
      alter table project_decisions drop constraint project_decisions_pkey, add primary key (project_id, manager_id);
    `,
  },
  {
    name: 'projects/0011-agreements',
    // In a decided case an offer is an agreement to the decision, so of no other share.
    sql: `
      update projects set offer_id = null, offer_by = null, offer_share = null, offer_until = null
        where case_state = 'decided' and offer_share <> decided_share;
      alter table projects add check (case_state <> 'decided' or offer_id is null or offer_share = decided_share);
    `,
  },
  {
    name: 'projects/0012-search',
    // Trigram indexes for substring search in names and email addresses; pg_trgm needs no superuser.
    sql: `
      create extension if not exists pg_trgm;
      create index projects_words on projects using gin (name gin_trgm_ops);
      create index users_words on users using gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
    `,
  },
  {
    // Open projects show how many projects their customer has completed.
    name: 'projects/0013-record-of-customers',
    sql: `create index projects_completed_of_customer on projects (customer_id) where status = 'completed';`,
  },
  {
    // The managers' overview counts them by outcome.
    name: 'projects/0014-ends-of-cases',
    sql: `create index project_activities_ends on project_activities (at) where what in ('resolved', 'both_agreed', 'offer_accepted');`,
  },
  {
    // A freelancer accepts or responds to the brief that they were shown.
    name: 'projects/0015-version-of-briefs',
    sql: `alter table projects add column brief_version integer not null default 0;`,
  },
  {
    // The match tells how many projects of a service a freelancer has completed.
    name: 'projects/0016-completed-of-service',
    sql: `
      create index projects_completed_of_service on projects (freelancer_id, category_id) where status = 'completed';
      drop index projects_completed;
    `,
  },
  {
    name: 'projects/0017-taken-cases',
    // The manager who works on a dispute, since when, and until when without activity.
    sql: `
      alter table projects
        add column taken_by uuid references users,
        add column taken_at timestamptz,
        add column taken_until timestamptz,
        add check (num_nulls(taken_by, taken_at, taken_until) in (0, 3)),
        add check (taken_by is null or case_state = 'disputed');
      create index projects_taken_by on projects (taken_by) where taken_by is not null;
    `,
  },
  {
    name: 'projects/0018-saved-views',
    sql: `
      -- A manager's filters of the list of all projects.
      create table saved_views (
        id uuid primary key default gen_random_uuid(),
        manager_id uuid not null references users on delete cascade,
        name text not null,
        query jsonb not null,
        created_at timestamptz not null
      );
      create unique index saved_views_name on saved_views (manager_id, lower(name));
    `,
  },
  {
    // All orders until now are for the first edition of the scopes.
    name: 'projects/0019-scope-edition',
    sql: `alter table projects add column scope_edition integer not null default 1;`,
  },
  {
    // Freelancers are also searched by a service that they have completed.
    name: 'projects/0020-completed-by-service',
    sql: `
      create index projects_completed_by_service on projects (category_id, freelancer_id) where status = 'completed';
      drop index projects_completed_of_service;
    `,
  },
  {
    // Profiles tell how many deadlines their freelancer has kept: rules/deadline-outcome.ts.
    name: 'projects/0021-deadlines',
    sql: `
      create index projects_awaiting_delivery on projects (freelancer_id, due_at)
        where status = 'progress' and case_state = 'none';

      with steps as (
        select a.project_id, a.what, a.actor_id, a.at,
          lead(a.what) over next as next_what, lead(a.actor_id) over next as next_actor, lead(a.at) over next as ended_at,
          a.at + make_interval(secs => 86400 * p.deadline_days) as due_at,
          count(*) filter (where a.what = 'delivered') over next as deliveries
        from project_activities a join projects p on p.id = a.project_id
        where a.what in ('assigned', 'started', 'delivered', 'given_back', 'refunded', 'refund_requested', 'disputed')
        window next as (partition by a.project_id order by a.position)
      ), outcomes as (
        select next_actor as freelancer_id, true as is_kept from steps
          where what = 'assigned' and next_what = 'delivered' and deliveries = 0
        union all
        select actor_id, next_what = 'delivered' and ended_at <= due_at from steps
          where what = 'started' and next_what is not null and (next_what = 'delivered' or ended_at > due_at)
      ), counted as (
        select freelancer_id, count(*) filter (where is_kept) as kept, count(*) filter (where not is_kept) as missed
        from outcomes group by 1
      )
      update freelancer_profiles f set deadlines_kept = counted.kept, deadlines_missed = counted.missed
      from counted where counted.freelancer_id = f.user_id;
    `,
  },
  {
    // The overview tells how long projects waited for their first response: views/responses-made.ts.
    name: 'projects/0022-first-responses',
    sql: `create index project_activities_responded on project_activities (at, project_id) where what = 'responded';`,
  },
];
