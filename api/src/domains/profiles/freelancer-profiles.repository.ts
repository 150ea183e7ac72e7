import { sql, type Generated, type Selectable } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

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
  /** The figures by which freelancers are compared; kept by `figures.repository.ts`. */
  verified: Generated<boolean>;
  finished_projects: Generated<number>;
  answers: Generated<number>;
  answer_seconds: Generated<number>;
}

type FreelancerProfileRow = Selectable<FreelancerProfilesTable>;

/** What others see of a freelancer. */
export interface FreelancerView {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly about_me: string;
  readonly links: string[];
  readonly contacts: string;
  readonly category_ids: number[];
  readonly free: boolean;
  readonly verified: boolean;
  readonly finished_projects: number;
  /** Hours they take on average to answer an invitation; null before the first. */
  readonly response_hours: number | null;
}

/** The columns of a `FreelancerView` of a user `u` whose profile `f`, if any, is left-joined. */
export const freelancerColumns = sql.raw(`
  u.id, u.first_name, u.last_name, coalesce(f.about_me, '') as about_me, coalesce(f.links, '{}') as links,
  coalesce(f.contacts, '') as contacts, coalesce(f.category_ids, '{}') as category_ids,
  coalesce(f.free, true) as free, coalesce(f.verified, false) as verified,
  coalesce(f.finished_projects, 0) as finished_projects,
  (f.answer_seconds / nullif(f.answers, 0)::float8) / 3600 as response_hours`);

/** A freelancer, with an empty profile until they write one; undefined for everybody else. */
export async function selectFreelancer(db: Db, userId: string): Promise<FreelancerView | undefined> {
  const { rows } = await sql<FreelancerView>`
    select ${freelancerColumns}
    from users u left join freelancer_profiles f on f.user_id = u.id
    where u.id = ${userId} and u.type_client = 'freelancer'`.execute(db);
  return rows[0];
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
