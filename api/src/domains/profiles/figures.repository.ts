import { sql } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

/** Adds a finished project (1), or removes one (-1), for the freelancer and in the customer's team. */
export async function addFinishedProject(
  trx: Trx,
  { customerId, freelancerId }: { readonly customerId: string; readonly freelancerId: string },
  change: 1 | -1,
): Promise<void> {
  await sql`
    with team as (
      insert into team_members as t (customer_id, freelancer_id, finished_projects)
      values (${customerId}, ${freelancerId}, greatest(${change}::integer, 0))
      on conflict (customer_id, freelancer_id) do update set finished_projects = t.finished_projects + ${change}::integer
    )
    insert into freelancer_profiles as f (user_id, finished_projects)
    values (${freelancerId}, greatest(${change}::integer, 0))
    on conflict (user_id) do update set finished_projects = f.finished_projects + ${change}::integer`.execute(
    trx,
  );
}

/** Adds a freelancer's open review (1), or removes one (-1). */
export async function addReview(
  trx: Trx,
  freelancerId: string,
  stars: number,
  change: 1 | -1,
): Promise<void> {
  await sql`
    update freelancer_profiles
    set review_count = review_count + ${change}::integer, review_stars = review_stars + ${change * stars}::integer
    where user_id = ${freelancerId}`.execute(trx);
}

/** Counts an answer to an invitation and its delay in seconds. */
export async function addAnswer(trx: Trx, freelancerId: string, seconds: number): Promise<void> {
  await sql`
    insert into freelancer_profiles as f (user_id, answers, answer_seconds) values (${freelancerId}, 1, ${seconds})
    on conflict (user_id) do update
      set answers = f.answers + 1, answer_seconds = f.answer_seconds + excluded.answer_seconds`.execute(trx);
}

/** Counts a deadline by its outcome. */
export async function addDeadline(trx: Trx, freelancerId: string, outcome: 'kept' | 'missed'): Promise<void> {
  const column = sql.ref(`deadlines_${outcome}`);
  await sql`
    insert into freelancer_profiles as f (user_id, ${column}) values (${freelancerId}, 1)
    on conflict (user_id) do update set ${column} = f.${column} + 1`.execute(trx);
}
