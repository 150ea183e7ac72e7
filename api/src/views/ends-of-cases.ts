import { CASE_ENDS, OVERVIEW_SPANS, type CaseOutcome } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { literals } from '../platform/db/index.ts';

/** Ends of cases `a` of projects `p`, and for whom: `project_id`, `ended_at`, `outcome`. */
export const endsWhere = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select a.project_id, a.at as ended_at, case
    when a.what = 'offer_accepted' then ${'agreed' satisfies CaseOutcome}
    when p.status = 'refunded' then ${'customer' satisfies CaseOutcome}
    when decision.freelancer_share = p.price then ${'freelancer' satisfies CaseOutcome}
    else ${'split' satisfies CaseOutcome}
  end as outcome
  from project_activities a
  join projects p on p.id = a.project_id
  left join lateral (
    select d.freelancer_share from project_decisions d where d.project_id = p.id order by d.decided_at desc limit 1
  ) decision on true
  where ${condition}`;

/** Disputes that ended in the span of the overview. */
export const endsOfCases = (now: Date): RawBuilder<unknown> =>
  endsWhere(sql`a.what in (${literals(CASE_ENDS)})
    and a.at >= ${now}::timestamptz - make_interval(days => ${OVERVIEW_SPANS.outcomeDays}::int)`);
