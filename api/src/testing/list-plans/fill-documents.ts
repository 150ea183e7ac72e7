import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Number of messages about the tested project, and of sessions per user. */
const MESSAGES = 30;
const SESSIONS = 5;
/** Projects of the tested freelancer that have not cleared. */
const PENDING = 20;

/** Rows that belong to users and projects: postings, messages, notifications, questions, verifications, sessions. */
export async function fillDocuments(
  db: Db,
  { projectId, freelancerId }: { readonly projectId: string; readonly freelancerId: string },
): Promise<void> {
  await fillLedger(db, { projectId, freelancerId });
  await fillConversations(db, projectId, freelancerId);
  // The tested customer has one about each of their projects, every tenth of them unread.
  await sql`
    insert into notifications (user_id, event, data, path, at, read_at)
    select customer_id, 'delivered', '{"project": "A logo"}', '/app/projects/' || id, created_at,
      case when row_number() over (partition by customer_id) % 10 > 0 then created_at end
    from projects`.execute(db);
  await sql`
    insert into support_requests (user_id, name, description, created_at, waiting_since, answered_at)
    select u.id, 'Theme', repeat('A long question. ', 20), u.created_at + n * interval '1 minute',
      u.created_at + n * interval '1 minute', case when n > 1 then u.created_at + n * interval '1 hour' end
    from users u, generate_series(1, 2) n
    where u.email like 'c%@fill.test'`.execute(db);
  await sql`
    update support_requests set project_id = ${projectId}
    where user_id = (select customer_id from projects where id = ${projectId})`.execute(db);
  await sql`
    insert into support_messages (request_id, author_id, text, created_at)
    select r.id, m.id, 'Yes', r.answered_at from support_requests r, users m
    where r.answered_at is not null and m.type_client = 'manager'`.execute(db);
  await sql`
    insert into verifications (freelancer_id, status, submitted_at, decided_at, decided_by)
    select f.id, case when number % 100 = 0 then 'submitted' else 'approved' end, f.created_at + number * interval '1 minute',
      case when number % 100 > 0 then f.created_at + number * interval '1 hour' end, case when number % 100 > 0 then m.id end
    from (select *, row_number() over () as number from users where email like 'f%@fill.test') f, users m
    where m.type_client = 'manager'`.execute(db);
  await sql`
    insert into verification_links (freelancer_id, links, contacts, created_at)
    select freelancer_id, array['https://proof.example'], 'mail', submitted_at from verifications`.execute(
    db,
  );
  await sql`
    insert into sessions (user_id, device, generation, created_at, last_used_at, expires_at, ended_at)
    select id, 'Firefox', 0, now(), now(), now() + interval '1 day', case when n % 2 = 0 then now() end
    from users, generate_series(1, ${SESSIONS}::int) n`.execute(db);
  await sql`
    insert into saved_searches (user_id, name, patterns, alert, created_at)
    select user_id, 'Logos', array['%logo%'], 'now', now() from freelancer_profiles, generate_series(1, 2)`.execute(
    db,
  );
}

/**
 * Accepts all completed projects, clears those of the tested freelancer but the last ones, and books the payments of the
 * tested customer. Triggers are off: they would check each posting.
 */
async function fillLedger(
  db: Db,
  { projectId, freelancerId }: { readonly projectId: string; readonly freelancerId: string },
): Promise<void> {
  const guards = (state: 'disable' | 'enable') =>
    Promise.all(
      ['ledger_entries', 'ledger_postings'].map((table) =>
        sql.raw(`alter table ${table} ${state} trigger user`).execute(db),
      ),
    );
  await guards('disable');
  await sql`
    with entries as (
      insert into ledger_entries (event, project_id, occurred_at)
      select 'accepted', id, created_at from projects where status = 'completed' returning id, project_id
    )
    insert into ledger_postings (entry_id, kind, owner_id, amount)
    select e.id, move.kind, move.owner, move.amount from entries e join projects p on p.id = e.project_id
    cross join lateral (values ('hold', p.id, -p.price), ('pending', p.freelancer_id, p.price)) move (kind, owner, amount)`.execute(
    db,
  );
  await sql`
    update projects set clears_at = now() + interval '1 day' where id in (
      select id from projects where freelancer_id = ${freelancerId} and status = 'completed' limit ${PENDING}
    )`.execute(db);
  await sql`
    with entries as (
      insert into ledger_entries (event, project_id, occurred_at)
      select 'cleared', id, created_at from projects
      where freelancer_id = ${freelancerId} and status = 'completed' and clears_at is null returning id, project_id
    )
    insert into ledger_postings (entry_id, kind, owner_id, amount)
    select e.id, move.kind, p.freelancer_id, move.amount from entries e join projects p on p.id = e.project_id
    cross join lateral (values ('pending', -p.price), ('available', p.price)) move (kind, amount)`.execute(
    db,
  );
  await sql`
    with entries as (
      insert into ledger_entries (event, project_id, occurred_at)
      select 'captured', id, created_at from projects
      where status <> 'created' and customer_id = (select customer_id from projects where id = ${projectId})
      returning id, project_id
    )
    insert into ledger_postings (entry_id, kind, owner_id, amount)
    select e.id, move.kind, move.owner, move.amount from entries e join projects p on p.id = e.project_id
    cross join lateral (values ('psp_cash', null, -p.price), ('hold', p.id, p.price)) move (kind, owner, amount)`.execute(
    db,
  );
  await sql`
    insert into invoice_numbers (project_id, number, dated)
    select id, row_number() over (order by created_at), created_at from projects where status <> 'created'`.execute(
    db,
  );
  await guards('enable');
}

/** One message about each project with an executor, every twentieth of them unread; many about the tested one. */
async function fillConversations(db: Db, projectId: string, freelancerId: string): Promise<void> {
  await sql`
    insert into conversations (project_id, freelancer_id, customer_id, last_number, freelancer_read, updated_at)
    select id, freelancer_id, customer_id, 1, case when row_number() over () % 20 = 0 then 0 else 1 end, created_at
    from projects where freelancer_id is not null`.execute(db);
  await sql`
    insert into conversations (project_id, freelancer_id, customer_id, last_number, updated_at)
    select id, ${freelancerId}, customer_id, ${MESSAGES}::int, created_at from projects where id = ${projectId}`.execute(
    db,
  );
  await sql`
    insert into messages (project_id, freelancer_id, number, author_id, text, created_at)
    select project_id, freelancer_id, n, customer_id, 'Good day', updated_at
    from conversations, generate_series(1, last_number) n`.execute(db);
}
