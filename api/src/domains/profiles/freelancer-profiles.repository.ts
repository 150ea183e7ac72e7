import { LIMITS } from '@metier/shared-kit/contract';
import { sql, type Generated, type Selectable } from 'kysely';
import { rowsBefore, type Db } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    freelancer_profiles: FreelancerProfilesTable;
  }
}

interface FreelancerProfilesTable {
  user_id: string;
  about_me: Generated<string>;
  links: Generated<string[]>;
  contacts: Generated<string>;
  category_ids: Generated<number[]>;
  free: Generated<boolean>;
}

export type FreelancerProfileRow = Selectable<FreelancerProfilesTable>;

export async function selectFreelancerProfiles(
  db: Db,
  userIds: readonly string[],
): Promise<FreelancerProfileRow[]> {
  return db.selectFrom('freelancer_profiles').selectAll().where('user_id', 'in', userIds).execute();
}

/** Freelancers with a profile in any of some categories (all, when none is named): those who take work first. */
export async function selectFreelancerPage(db: Db, categoryIds: readonly number[], page: number) {
  const all = inCategories(db, categoryIds);
  const rows = await all
    .selectAll()
    .orderBy('free', 'desc')
    .orderBy('user_id')
    .limit(LIMITS.pageSize)
    .offset(rowsBefore(page))
    .execute();
  const { total } = await all
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Saves the named fields and leaves the others as they are. */
export async function saveFreelancerProfile(
  db: Db,
  profile: Pick<FreelancerProfileRow, 'user_id'> & Partial<FreelancerProfileRow>,
): Promise<void> {
  await db
    .insertInto('freelancer_profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
    .execute();
}

function inCategories(db: Db, categoryIds: readonly number[]) {
  const profiles = db.selectFrom('freelancer_profiles').where('about_me', '!=', '');
  if (categoryIds.length === 0) return profiles;
  return profiles.where(sql<boolean>`category_ids && ${[...categoryIds]}::integer[]`);
}
