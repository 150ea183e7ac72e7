import { LIMITS, type InvitationState } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedFor, rowsBefore, type Db } from '../platform/db/index.ts';
import { cardColumns, teamColumns, teamJoin } from './freelancer-columns.ts';
import type { FreelancerCardRow } from './freelancers.ts';

/** A freelancer as shown to a customer who looks for one. */
export interface Candidate extends FreelancerCardRow {
  readonly responded: boolean;
  readonly invitation: InvitationState;
  /** Names the project's category. */
  readonly in_category: boolean;
  /** Completed projects for this customer, and of the project's service. */
  readonly completed_for_customer: number;
  readonly completed_of_service: number;
}

interface CandidatePage {
  readonly rows: Candidate[];
  /** As far as `countedFor`. */
  readonly total: number;
}

/** Best first; explained at `matchFreelancers`. */
const RANKS = sql.raw(`gone, own_team desc, responded desc, invitation = 'open' desc, in_category desc,
      free desc, rank_stars desc, finished_projects desc, response_seconds, user_id`);

/**
 * One page of the freelancers for a project, best first, and their number up to a cap. `near` are those related to the
 * project or its customer. Of the others, with the category or without any, only the rows up to the page's end are
 * read, from partial indexes in this order, which also count them.
 */
export async function selectCandidates(
  db: Db,
  project: { readonly id: string; readonly customer_id: string; readonly category_id: number },
  category: number,
  now: Date,
  page?: number,
): Promise<CandidatePage> {
  // A partial index per category matches a literal only, not a parameter.
  const inCategory = sql`${sql.lit(category)} = any (f.category_ids)`;
  const inNone = sql`f.category_ids = '{}'`;
  const end = rowsBefore(page) + LIMITS.pageSize;
  const most = countedFor(page);
  const { rows } = await sql<Candidate & { total: number; place: number }>`
    with invitees as (
      select freelancer_id as id, case when state = 'open' and expires_at <= ${now} then 'expired' else state end as state
      from invitations where project_id = ${project.id}
    ), near as (
      select freelancer_id as id from team_members
        where customer_id = ${project.customer_id} and (favorite or finished_projects > 0)
      union select freelancer_id from responses where project_id = ${project.id} and not is_void
      union select id from invitees
    ), candidates as (
      select f.* from near join freelancer_profiles f on f.user_id = near.id
      union all (${best(inCategory, end)})
      union all (${best(inNone, end)})
    ), ranked as (
      select f.*, ${teamColumns}, coalesce(t.finished_projects, 0) as completed_for_customer,
        r.project_id is not null as responded,
        coalesce(i.state, 'none') as invitation,
        coalesce(i.state, 'open') <> 'open' and r.project_id is null as gone, ${inCategory} as in_category
      from candidates f cross join lateral (select f.user_id as id) u
      ${teamJoin(project.customer_id)}
      left join responses r on r.project_id = ${project.id} and r.freelancer_id = u.id and not r.is_void
      left join invitees i on i.id = u.id
    ), shown as (
      select *, row_number() over (order by ${RANKS}) as place from ranked
      order by place limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    )
    select least(counted.all, ${most}::integer) as total, found.*
    from (select (select count(*) from near) + (${countOf(inCategory, most)}) + (${countOf(inNone, most)}) as all) counted
    left join lateral (
      select ${cardColumns(now)}, f.favorite, f.own_team, f.responded, f.invitation, f.in_category, f.place,
        f.completed_for_customer, (
          select count(*) from projects p
          where p.freelancer_id = u.id and p.category_id = ${project.category_id} and p.status = 'completed'
        ) as completed_of_service
      from shown f join users u on u.id = f.user_id
    ) found on true
    order by found.place`.execute(db);
  return {
    rows: rows.filter(({ id }) => id !== null).map(({ total: _, place: _place, ...candidate }) => candidate),
    total: rows[0]?.total ?? 0,
  };
}

const others = (among: RawBuilder<unknown>) =>
  sql`freelancer_profiles f where ${among} and f.user_id not in (select id from near)`;

const countOf = (among: RawBuilder<unknown>, most: number) =>
  sql`select count(*) from (select from ${others(among)} limit ${most}) counted`;

const best = (among: RawBuilder<unknown>, most: number) => sql`
  select f.* from ${others(among)}
  order by f.free desc, f.rank_stars desc, f.finished_projects desc, f.response_seconds, f.user_id limit ${most}`;
