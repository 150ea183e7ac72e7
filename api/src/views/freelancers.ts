import { LIMITS } from '@metier/contract';
import { sql } from 'kysely';
import { rowsBefore, type Db } from '../platform/db/index.ts';
import { completedServices, type CompletedServices } from './completed-services.ts';
import {
  cardColumns,
  freelancerColumns,
  teamColumns,
  teamJoin,
  type FreelancerCardView,
  type FreelancerView,
  type TeamView,
} from './freelancer-columns.ts';

/** A freelancer as shown to a customer in a list. */
export interface FreelancerCardRow extends FreelancerCardView, TeamView {}

interface CardPage {
  readonly rows: FreelancerCardRow[];
  readonly total: number;
}

/** A freelancer as shown on their profile. */
interface FreelancerProfileRow extends FreelancerView, TeamView {
  readonly services: CompletedServices;
}

/** One freelancer as shown to a viewer; undefined for other users. */
export async function selectFreelancerProfile(
  db: Db,
  viewerId: string,
  userId: string,
  now: Date,
): Promise<FreelancerProfileRow | undefined> {
  const { rows } = await sql<FreelancerProfileRow>`
    select ${freelancerColumns(now)}, ${teamColumns}, ${completedServices}
    from freelancer_profiles f join users u on u.id = f.user_id ${teamJoin(viewerId)}
    where f.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** The own team of a customer: favourites first, then by experience. Names are joined for the page only. */
export async function selectTeamCards(
  db: Db,
  customerId: string,
  now: Date,
  page?: number,
): Promise<CardPage> {
  const source = sql`team_members m join freelancer_profiles f on f.user_id = m.freelancer_id
    where m.customer_id = ${customerId} and (m.favorite or m.finished_projects > 0)`;
  const order = sql`m.favorite desc, f.finished_projects desc, f.user_id`;
  const { rows } = await sql<FreelancerCardRow & { total: number; place: number }>`
    select counted.total, found.*
    from (select count(*) as total from ${source}) counted
    left join lateral (
      select ${cardColumns(now)}, ${teamColumns}, f.place
      from (
        select f.*, row_number() over (order by ${order}) as place from ${source}
        order by ${order} limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
      ) f join users u on u.id = f.user_id ${teamJoin(customerId)}
    ) found on true
    order by found.place`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null).map(({ total: _, place: _place, ...row }) => row),
    total: rows[0]?.total ?? 0,
  };
}
