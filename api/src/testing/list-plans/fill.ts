import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { fillDocuments } from './fill-documents.ts';

/** Users whose lists are tested, and the project that is copied. */
export interface Originals {
  readonly customerId: string;
  readonly freelancerId: string;
  /** Created and not paid. */
  readonly projectId: string;
}

/** Number of rows of each kind. */
export const SIZES = { projects: 100_000, freelancers: 20_000, customers: 10_000 } as const;

/** One in so many projects belongs to the tested customer. */
const SHARE = 500;

/** Fills the tables behind the lists with a realistic distribution: most projects are over, few are open or disputed. */
export async function fill(db: Db, { customerId, freelancerId, projectId }: Originals): Promise<void> {
  const copyUser = (number: string) => sql`
    select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', ${number}::text || n || '@fill.test'))).*
    from users u, generate_series(1, `;
  await sql`insert into users ${copyUser('f')} ${SIZES.freelancers}::int) n where u.id = ${freelancerId}`.execute(
    db,
  );
  await sql`insert into users ${copyUser('c')} ${SIZES.customers}::int) n where u.id = ${customerId}`.execute(
    db,
  );
  await sql`
    insert into freelancer_profiles
      (user_id, opened_at, about_me, category_ids, free, finished_projects, review_count, review_stars, answers,
        answer_seconds, languages)
    select id, created_at + number * interval '1 minute', repeat('I draw what sells. ', 20) || case when number % 200 = 0 then 'Also the harpsichord.' else '' end,
      array[1 + number % 5]::int[], random() < 0.5, (random() * 20)::int, 10, 30 + number / 5 % 20, number % 9, 9 * 3600,
      case when number % 100 = 0 then array['en', 'da'] else array['en', 'de'] end
    from (select id, created_at, row_number() over () as number from users where email like 'f%@fill.test') f`.execute(
    db,
  );
  await sql`
    insert into portfolios (freelancer_id, title, description, links, created_at)
    select user_id, 'A poster', 'For a theatre.', '{}', now() from freelancer_profiles`.execute(db);
  // Otherwise the planner scans all of them for each project.
  await sql`analyze users`.execute(db);
  const numbered = (letter: string) => sql`(
    select id, row_number() over () - 1 as number from users where email like ${`${letter}%@fill.test`}
  )`;
  await sql`
    insert into projects select copy.* from projects p, generate_series(1, ${SIZES.projects}::int) n
    join ${numbered('c')} customer on customer.number = n % ${SIZES.customers}
    join ${numbered('f')} freelancer on freelancer.number = n % ${SIZES.freelancers}
    cross join lateral jsonb_populate_record(p, jsonb_build_object(
      'id', gen_random_uuid(), 'created_at', p.created_at - n * interval '1 minute',
      'type', (array['design', 'development', 'marketing', 'copywriting', 'consulting'])[1 + n % 5],
      'status', case when n % 20 = 0 then 'created' when n % 20 = 1 then 'paid' when n % 20 < 5 then 'progress' else 'completed' end,
      'case_state', case when n % 400 = 3 then 'disputed' when n % 400 = 4 then 'refund_requested' else 'none' end,
      'due_at', case when n % 20 in (2, 3, 4) then now() - n * interval '1 minute' end,
      'category_id', case when n % 1000 = 9 then 10110 else p.category_id end,
      'customer_id', case when n % ${SHARE} = 0 then ${customerId} else customer.id end,
      'freelancer_id', case when n % 20 < 2 then null when n % ${SHARE} = 7 then ${freelancerId} else freelancer.id end
    )) copy
    where p.id = ${projectId}`.execute(db);
  await sql`
    insert into project_activities (project_id, what, actor_id, at)
    select id, case_state, customer_id, created_at from projects where case_state <> 'none'
    union all
    select id, 'paid', customer_id, created_at from projects where status <> 'created'
    union all
    select id, 'responded', null, created_at + interval '1 hour' from projects where status = 'paid'`.execute(
    db,
  );
  await sql`
    insert into invitations (project_id, freelancer_id, state, created_at, expires_at)
    select p.id, f.user_id, case when p.status = 'paid' then 'open' else 'expired' end, p.created_at, p.created_at + interval '3 days'
    from (select *, row_number() over () as n from projects where status = 'paid' or created_at > now() - interval '10 days') p
    join (select *, row_number() over () as n from freelancer_profiles) f on f.n = 1 + p.n % ${SIZES.freelancers}`.execute(
    db,
  );
  await sql`
    insert into responses
    select ${projectId}, user_id, now() from freelancer_profiles order by user_id = ${freelancerId} desc limit 30`.execute(
    db,
  );
  await sql`
    insert into reviews (project_id, author_id, subject_id, stars, text, written_at, opens_at, is_told)
    select id, customer_id, freelancer_id, 1 + price % 5, 'As agreed', created_at, created_at, true
    from projects where status = 'completed'`.execute(db);
  await sql`
    insert into team_members (customer_id, freelancer_id, favorite)
    select ${customerId}, user_id, true from freelancer_profiles limit 30`.execute(db);
  await sql`
    insert into team_members (customer_id, freelancer_id, finished_projects)
    select customer_id, freelancer_id, count(*) from projects where status = 'completed' group by 1, 2
    on conflict do nothing`.execute(db);
  await sql`
    insert into withdrawals (freelancer_id, amount, state, requested_at, settled_at)
    select user_id, 5000, 'paid', now(), now() from freelancer_profiles`.execute(db);
  await sql`
    insert into withdrawals (freelancer_id, amount, state, requested_at, settled_at)
    select ${freelancerId}, 5000, 'paid', now() - n * interval '1 day', now() from generate_series(1, 40) n`.execute(
    db,
  );
  await sql`
    insert into withdrawals (freelancer_id, amount, state, requested_at, provider, by_hand)
    select user_id, 5000, 'requested', now(), 'stripe', true from freelancer_profiles limit 500`.execute(db);
  await sql`
    insert into held_rows (freelancer_id, project_id, event, amount, occurred_at)
    select freelancer_id, id, 'assigned', price, created_at
    from projects where freelancer_id = ${freelancerId} or freelancer_id in (select user_id from freelancer_profiles limit 500)`.execute(
    db,
  );
  await sql`
    insert into project_templates (customer_id, title, type, category_id, name, description, links, edits, is_guarantee, deadline_days, price, created_at)
    select customer_id, name, type, category_id, name, description, links, edits, is_guarantee, deadline_days, price, created_at
    from (select *, row_number() over (partition by customer_id) as n from projects) p where n <= 3`.execute(
    db,
  );
  await sql`
    insert into person_notes (person_id, author_id, text, written_at)
    select u.id, ${customerId}, 'Called', now() - n * interval '1 day' from users u, generate_series(1, 2) n`.execute(
    db,
  );
  await sql`
    insert into person_notes (person_id, author_id, text, written_at)
    select ${freelancerId}, ${customerId}, 'Called', now() - n * interval '1 hour' from generate_series(1, 40) n`.execute(
    db,
  );
  await fillDocuments(db, { projectId, freelancerId });
  await sql`vacuum analyze`.execute(db);
}
