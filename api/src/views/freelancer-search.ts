import {
  LIMITS,
  type FreelancerSort,
  type MinRating,
  type ResponseHours,
  type SpokenLanguage,
} from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedFor, likeOf, rowsBefore, wordsOf, type Db } from '../platform/db/index.ts';
import { cardColumns, teamColumns, teamJoin, usualResponse } from './freelancer-columns.ts';
import type { FreelancerCardRow } from './freelancers.ts';

/** Filter and order of the list of freelancers; a missing value filters nothing. */
export interface FreelancerFilter {
  /** In any of these categories. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly search?: string | undefined;
  /** With a completed project of this service. */
  readonly service?: number | undefined;
  readonly language?: SpokenLanguage | undefined;
  readonly isFree?: boolean | undefined;
  readonly minRating?: MinRating | undefined;
  readonly responseHours?: ResponseHours | undefined;
  readonly sort?: FreelancerSort | undefined;
}

interface CardPage {
  readonly rows: FreelancerCardRow[];
  /** As far as `countedFor`. */
  readonly total: number;
}

/**
 * The order of each sort, each read from an index of its own. `match` is the order of the match without a project;
 * `rating` compares Bayesian averages as it does.
 */
const ORDERS: Readonly<Record<FreelancerSort, RawBuilder<unknown>>> = {
  match: sql`f.free desc, f.rank_stars desc, f.finished_projects desc, f.response_seconds, f.user_id`,
  rating: sql`f.rank_stars desc, f.review_count desc, f.user_id`,
  newest: sql`f.opened_at desc nulls last, f.user_id`,
};

/**
 * One page of the freelancers with a profile that match a filter, and their number up to a cap. One read in the list's
 * order, which ends at the cap, serves both: its length does not depend on the number of freelancers.
 */
export async function searchFreelancers(
  db: Db,
  viewerId: string,
  filter: FreelancerFilter,
  now: Date,
  page?: number,
): Promise<CardPage> {
  const order = ORDERS[filter.sort ?? 'match'];
  const { rows } = await sql<FreelancerCardRow & { total: number; place: number }>`
    with found as materialized (
      select f.user_id, row_number() over (order by ${order}) as place
      from freelancer_profiles f where ${conditionOf(filter)}
      order by ${order} limit ${countedFor(page)}
    )
    select counted.total, shown.*
    from (select count(*) as total from found) counted
    left join lateral (
      select ${cardColumns(now)}, ${teamColumns}, page.place
      from (select * from found order by place limit ${LIMITS.pageSize} offset ${rowsBefore(page)}) page
      join freelancer_profiles f on f.user_id = page.user_id
      join users u on u.id = f.user_id ${teamJoin(viewerId)}
    ) shown on true
    order by shown.place`.execute(db);
  return {
    rows: rows.filter(({ id }) => id !== null).map(({ total: _, place: _place, ...card }) => card),
    total: rows[0]?.total ?? 0,
  };
}

/** Condition on a profile `f`. */
function conditionOf({
  categoryIds,
  search,
  service,
  language,
  isFree,
  minRating,
  responseHours,
}: FreelancerFilter): RawBuilder<unknown> {
  const conditions = [
    sql`f.about_me <> ''`,
    categoryIds && sql`f.category_ids && ${categoryIds}::integer[]`,
    service && hasCompleted(service),
    language && sql`f.languages @> array[${language}]::text[]`,
    isFree && sql`f.free`,
    // Without a division, for whole numbers and freelancers without reviews.
    minRating && sql`f.review_count > 0 and f.review_stars >= ${Number(minRating)}::numeric * f.review_count`,
    responseHours && sql`${usualResponse} <= ${Number(responseHours) * 3_600}::integer`,
    ...(search === undefined ? [] : wordsOf(search).map(hasWord)),
  ].filter((condition) => condition !== undefined && condition !== false);
  return sql.join(conditions, sql` and `);
}

/**
 * The planner reads a rare service's projects first, and looks for those of each profile if the service is a common
 * one.
 */
const hasCompleted = (service: number): RawBuilder<unknown> => sql`exists (
  select from projects p where p.freelancer_id = f.user_id and p.category_id = ${service} and p.status = 'completed'
)`;

/** Arrays of matching people, so that all three parts are read by index. Email addresses are not searched. */
function hasWord(word: string): RawBuilder<unknown> {
  const like = likeOf(word);
  return sql`(
    f.about_me ilike ${like}
    or f.user_id = any (array(
      select id from users where type_client = 'freelancer' and first_name || ' ' || last_name ilike ${like}
    ))
    or f.user_id = any (array(select freelancer_id from portfolios where title ilike ${like}))
  )`;
}
