import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    team_members: TeamMembersTable;
  }
}

/** Who a customer has worked with or wants to: their own team are the favourites and those who finished a project. */
interface TeamMembersTable {
  customer_id: string;
  freelancer_id: string;
  favorite: Generated<boolean>;
  finished_projects: Generated<number>;
}

/** How a freelancer stands to a customer's team. */
export interface TeamView {
  readonly favorite: boolean;
  readonly own_team: boolean;
}

/** The columns of a `TeamView`; goes with `teamJoin`. */
export const teamColumns = sql.raw(`
  coalesce(t.favorite, false) as favorite, coalesce(t.favorite or t.finished_projects > 0, false) as own_team`);

/** Joins a freelancer `u` with the team `t` of a customer. */
export const teamJoin = (customerId: string) =>
  sql`left join team_members t on t.customer_id = ${customerId} and t.freelancer_id = u.id`;

export async function saveFavorite(
  trx: Trx,
  member: Required<Pick<TeamMembersTable, 'customer_id' | 'freelancer_id'>> & { readonly favorite: boolean },
): Promise<void> {
  await trx
    .insertInto('team_members')
    .values(member)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'freelancer_id']).doUpdateSet({ favorite: member.favorite }),
    )
    .execute();
}
