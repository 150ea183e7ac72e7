import { LIMITS } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { rowsBefore, type Db } from '../platform/db/index.ts';
import {
  freelancerColumns,
  teamColumns,
  teamJoin,
  type FreelancerView,
  type TeamView,
} from './freelancer-columns.ts';

/** A freelancer as shown to a customer in a list. */
export interface FreelancerCardRow extends FreelancerView, TeamView {}

interface CardPage {
  readonly rows: FreelancerCardRow[];
  readonly total: number;
}

/** One freelancer as shown to a viewer; undefined for other users. */
export async function selectFreelancerCard(
  db: Db,
  viewerId: string,
  userId: string,
): Promise<FreelancerCardRow | undefined> {
  const { rows } = await sql<FreelancerCardRow>`
    select ${freelancerColumns}, ${teamColumns}
    from freelancer_profiles f join users u on u.id = f.user_id ${teamJoin(viewerId)}
    where f.user_id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * Freelancers with a profile, optionally in any of some categories: free ones first, then by experience. Page and count
 * are read from one index, independent of the length of profile texts.
 */
export async function selectFreelancerCards(
  db: Db,
  viewerId: string,
  categoryIds: readonly number[] | undefined,
  page?: number,
): Promise<CardPage> {
  const named = categoryIds ? sql`and f.category_ids && ${categoryIds}::integer[]` : sql``;
  const source = sql`freelancer_profiles f where f.about_me <> '' ${named}`;
  return selectCards(db, viewerId, source, sql`f.free desc, f.finished_projects desc, f.user_id`, page);
}

/** The own team of a customer: favourites first, then by experience. */
export async function selectTeamCards(db: Db, customerId: string, page?: number): Promise<CardPage> {
  const source = sql`team_members m join freelancer_profiles f on f.user_id = m.freelancer_id
    where m.customer_id = ${customerId} and (m.favorite or m.finished_projects > 0)`;
  return selectCards(db, customerId, source, sql`m.favorite desc, f.finished_projects desc, f.user_id`, page);
}

/** One page of the profiles `f` of a source; names and teams are joined for that page only. */
async function selectCards(
  db: Db,
  viewerId: string,
  source: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  page?: number,
): Promise<CardPage> {
  const { rows } = await sql<FreelancerCardRow & { total: number; place: number }>`
    select counted.total, found.*
    from (select count(*) as total from ${source}) counted
    left join lateral (
      select ${freelancerColumns}, ${teamColumns}, f.place
      from (
        select f.*, row_number() over (order by ${order}) as place from ${source}
        order by ${order} limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
      ) f join users u on u.id = f.user_id ${teamJoin(viewerId)}
    ) found on true
    order by found.place`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null).map(({ total: _, place: _place, ...row }) => row),
    total: rows[0]?.total ?? 0,
  };
}
