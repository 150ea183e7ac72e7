import type { Generated } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    team_members: TeamMembersTable;
  }
}

/** A customer's relation to a freelancer. Their own team: favourites, and who finished a project of theirs. */
interface TeamMembersTable {
  customer_id: string;
  freelancer_id: string;
  favorite: Generated<boolean>;
  finished_projects: Generated<number>;
}

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
