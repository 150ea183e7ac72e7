import { sql, type Generated, type GeneratedAlways, type Insertable } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    freelancer_profiles: FreelancerProfilesTable;
  }
}

/** One row for each freelancer from the moment their e-mail is confirmed. */
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
  /** On average. */
  response_seconds: GeneratedAlways<number | null>;
}

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

/** The columns of a `FreelancerView` of a user `u` with the profile `f`. */
export const freelancerColumns = sql.raw(`
  u.id, u.first_name, u.last_name, f.about_me, f.links, f.contacts, f.category_ids, f.free, f.verified,
  f.finished_projects, f.response_seconds / 3600 as response_hours`);

/** A freelancer whose e-mail is confirmed; undefined for everybody else. */
export async function selectFreelancer(db: Db, userId: string): Promise<FreelancerView | undefined> {
  const { rows } = await sql<FreelancerView>`
    select ${freelancerColumns} from freelancer_profiles f join users u on u.id = f.user_id
    where f.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Saves the named fields and leaves the others as they are. */
export async function saveFreelancerProfile(
  db: Db,
  profile: Insertable<FreelancerProfilesTable>,
): Promise<void> {
  await db
    .insertInto('freelancer_profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
    .execute();
}

/** Makes the empty profile of a freelancer; nothing happens for others, or when there is one. */
export async function insertEmptyProfile(trx: Trx, userId: string): Promise<void> {
  await sql`
    insert into freelancer_profiles (user_id) select id from users where id = ${userId} and type_client = 'freelancer'
    on conflict (user_id) do nothing`.execute(trx);
}
