import { OVERVIEW_SPANS } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { ageOfCase, latestCaseChange } from './cases.ts';
import { endsOfCases } from './ends-of-cases.ts';
import { sumOfPayouts } from './payouts.ts';
import { responsesMade } from './responses-made.ts';

type Overview = Reply<'GET /api/manager/overview'>;

/** The figures of the managers' overview, in one statement. */
export async function selectOverview(db: Db, now: Date): Promise<Overview | undefined> {
  const { rows } = await sql<Overview>`
    select (${held}) as held, (${heldByStatus}) as held_by_status, (${sumOfPayouts('open')}) as in_payout,
      (${sumOfPayouts('waiting')}) as to_pay_out, (${casesByAge(now)}) as cases, (${outcomes(now)}) as outcomes,
      (${newProjects(now)}) as new_projects, (${responseTimes(now)}) as first_responses`.execute(db);
  return rows[0];
}

const held = sql`
  select json_build_object('amount', coalesce(sum(balance), 0), 'projects', count(*))
  from ledger_balances where kind = 'hold' and balance > 0`;

const heldByStatus = sql`
  select coalesce(json_agg(json_build_object('status', status, 'amount', amount, 'projects', projects)), '[]')
  from (
    select p.status, sum(hold.balance) as amount, count(*) as projects
    from ledger_balances hold join projects p on p.id = hold.owner_id
    where hold.kind = 'hold' and hold.balance > 0 group by 1
  ) by_status`;

const casesByAge = (now: Date) => sql`
  select coalesce(json_agg(json_build_object('case', kind, 'age', age, 'count', count)), '[]')
  from (
    select p.case_state as kind, ${ageOfCase(now)} as age, count(*)
    from projects p ${latestCaseChange} where p.case_state <> 'none' group by 1, 2
  ) open_cases`;

const outcomes = (now: Date) => sql`
  select coalesce(json_agg(json_build_object('outcome', outcome, 'count', count)), '[]')
  from (select outcome, count(*) from (${endsOfCases(now)}) ended group by 1) outcomes`;

/** A moment as a timestamp of UTC. */
const utc = (moment: RawBuilder<unknown>) => sql`${moment} at time zone 'UTC'`;

const newProjects = (now: Date) => {
  const today = sql`date_trunc('day', ${utc(sql`${now}::timestamptz`)})`;
  const days = sql`make_interval(days => ${OVERVIEW_SPANS.newProjectDays - 1}::int)`;
  return sql`
  select json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'count', count) order by day)
  from generate_series(${today} - ${days}, ${today}, interval '1 day') day
  cross join lateral (
    select count(*) from projects p
    where p.created_at >= ${utc(sql`day`)} and p.created_at < ${utc(sql`(day + interval '1 day')`)}
  ) created`;
};

/** By the week of creation. */
const responseTimes = (now: Date) => {
  const thisWeek = sql`date_trunc('week', ${utc(sql`${now}::timestamptz`)})`;
  const weeks = sql`make_interval(weeks => ${OVERVIEW_SPANS.responseWeeks - 1}::int)`;
  const since = sql`(${thisWeek} - ${weeks}) at time zone 'UTC'`;
  return sql`
  select json_agg(json_build_object(
    'week', to_char(week, 'YYYY-MM-DD'), 'projects', projects, 'median_minutes', round(median / 60)
  ) order by week)
  from (
    select week, count(seconds) as projects, percentile_cont(0.5) within group (order by seconds) as median
    from generate_series(${thisWeek} - ${weeks}, ${thisWeek}, interval '1 week') week
    left join (
      select date_trunc('week', ${utc(sql`p.created_at`)}) as created_in,
        extract(epoch from first.at - paid.at) as seconds
      from (select project_id, min(at) as at from (${responsesMade(since)}) made group by 1) first
      join projects p on p.id = first.project_id and p.created_at >= ${since}
      cross join lateral (select min(a.at) as at from project_activities a where a.project_id = p.id and a.what = 'paid') paid
    ) answered on answered.created_in = week
    group by week
  ) weeks`;
};
