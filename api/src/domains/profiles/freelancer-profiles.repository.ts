import type { Generated, GeneratedAlways, Insertable } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    freelancer_profiles: FreelancerProfilesTable;
  }
}

/** One row for each freelancer from the moment their e-mail is confirmed. */
interface FreelancerProfilesTable {
  user_id: string;
  /** Creation of the account. */
  opened_at: Generated<Date | null>;
  about_me: Generated<string>;
  links: Generated<string[]>;
  contacts: Generated<string>;
  category_ids: Generated<number[]>;
  /** Spoken languages, by ISO 639 code. */
  languages: Generated<string[]>;
  free: Generated<boolean>;
  /** Shown without sign-in. */
  is_public: Generated<boolean>;
  /** The figures by which freelancers are compared; written by `figures.repository.ts`. */
  verified: Generated<boolean>;
  finished_projects: Generated<number>;
  /** Deadlines of briefs that are settled. Those of projects that are overdue now are counted when they are read. */
  deadlines_kept: Generated<number>;
  deadlines_missed: Generated<number>;
  answers: Generated<number>;
  answer_seconds: Generated<number>;
  /** Number of open reviews, and the sum of their stars. */
  review_count: Generated<number>;
  review_stars: Generated<number>;
  /** The mean of the reviews as ranked by the match, in tenths. */
  rank_stars: GeneratedAlways<number>;
  /** Average time to answer an invitation. */
  response_seconds: GeneratedAlways<number | null>;
}

/** A freelancer's profile; undefined if there is none. */
export async function selectFreelancer(db: Db, userId: string) {
  return db
    .selectFrom('freelancer_profiles')
    .select(['category_ids', 'free', 'is_public'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
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

/** Creates a freelancer's empty profile unless it exists. */
export async function insertEmptyProfile(trx: Trx, userId: string, openedAt: Date): Promise<void> {
  await trx
    .insertInto('freelancer_profiles')
    .values({ user_id: userId, opened_at: openedAt })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Locks a freelancer's profile until the transaction ends, to serialize changes that depend on it. */
export async function lockProfile(trx: Trx, userId: string): Promise<void> {
  await trx
    .selectFrom('freelancer_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}
