import type { Migration } from '../../platform/db/index.ts';

/** Runs after the migrations of projects, because it creates the rows of earlier assignments. */
export const heldRowsMigrations: readonly Migration[] = [
  {
    name: 'money/0003-held-rows',
    sql: `
      -- The rows behind what customers hold for a freelancer: up when a project becomes theirs, down at its end.
      -- No money moves then, so these are no postings; they share the postings' positions to be listed with them.
      create table held_rows (
        id uuid primary key default gen_random_uuid(),
        position bigint not null default nextval('ledger_postings_position_seq'),
        freelancer_id uuid not null references users,
        project_id uuid not null references projects,
        event text not null,
        amount bigint not null check (amount <> 0),
        occurred_at timestamptz not null
      );
      create index held_rows_freelancer on held_rows (freelancer_id, position desc);
      create index held_rows_project on held_rows (project_id);
      create trigger append_only before update or delete or truncate on held_rows execute function refuse_change();

      -- Projects of the time before. Who had one and gave it back is not on record; both rows of that are left out.
      with assigned as (
        select p.id as project_id, p.freelancer_id, p.price, coalesce(
          (select max(a.at) from project_activities a where a.project_id = p.id and a.what = 'assigned'), p.created_at
        ) as at
        from projects p where p.freelancer_id is not null and p.status <> 'created'
      ), moments as (
        select e.occurred_at as at, p.position, null::uuid as project_id
        from ledger_postings p join ledger_entries e on e.id = p.entry_id
        union all
        select at, null, project_id from assigned
      ), placed as (
        select project_id, max(position) over (order by at, project_id nulls first) as position from moments
      )
      insert into held_rows (position, freelancer_id, project_id, event, amount, occurred_at)
      select placed.position, a.freelancer_id, a.project_id, 'assigned', a.price, a.at
      from assigned a join placed using (project_id);

      insert into held_rows (position, freelancer_id, project_id, event, amount, occurred_at)
      select distinct on (p.id) (select max(position) from ledger_postings where entry_id = e.id), p.freelancer_id, p.id, e.event, -p.price, e.occurred_at
      from projects p
      join ledger_entries e on e.project_id = p.id and e.event in ('accepted', 'settled', 'refund_decided')
      where p.freelancer_id is not null and p.status in ('completed', 'refunded')
      order by p.id, e.occurred_at;
    `,
  },
];
