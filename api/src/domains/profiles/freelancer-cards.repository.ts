import { LIMITS } from '@metier/shared-kit/contract';
import { sql, type RawBuilder } from 'kysely';
import { rowsBefore, type Db } from '../../platform/db/index.ts';
import { freelancerColumns, type FreelancerView } from './freelancer-profiles.repository.ts';
import { teamColumns, teamJoin, type TeamView } from './teams.repository.ts';

/** A freelancer as a customer sees them in a list. */
export interface FreelancerCardRow extends FreelancerView, TeamView {}

interface CardPage {
  readonly rows: FreelancerCardRow[];
  readonly total: number;
}

/** One freelancer as somebody sees them; undefined for whoever is none. */
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

/** Freelancers with a profile in any of some categories (all, when none is named): who takes work first, then by experience. */
export async function selectFreelancerCards(
  db: Db,
  viewerId: string,
  categoryIds: readonly number[],
  page?: number,
): Promise<CardPage> {
  const named = categoryIds.length > 0 ? sql`and f.category_ids && ${categoryIds}::integer[]` : sql``;
  return selectCards(
    db,
    viewerId,
    sql`f.about_me <> '' ${named}`,
    sql`free desc, finished_projects desc`,
    page,
  );
}

/** The own team of a customer: favourites first, then by experience. */
export async function selectTeamCards(db: Db, customerId: string, page?: number): Promise<CardPage> {
  const isMember = sql`t.favorite or t.finished_projects > 0`;
  return selectCards(db, customerId, isMember, sql`favorite desc, finished_projects desc`, page);
}

async function selectCards(
  db: Db,
  viewerId: string,
  matches: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  page?: number,
): Promise<CardPage> {
  const source = sql`freelancer_profiles f join users u on u.id = f.user_id ${teamJoin(viewerId)}`;
  const { rows } = await sql<FreelancerCardRow & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from ${source} where ${matches}) counted
    left join lateral (
      select ${freelancerColumns}, ${teamColumns} from ${source} where ${matches}
      order by ${order}, id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by ${order}, id`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null).map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
  };
}
