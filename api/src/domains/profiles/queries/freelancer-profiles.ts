import { pagingOf, type Db, type Paging } from '../../../platform/db/index.ts';
import { personsOf } from '../../accounts/index.ts';
import {
  selectFreelancerPage,
  selectFreelancerProfiles,
  type FreelancerProfileRow,
} from '../freelancer-profiles.repository.ts';

/** What a freelancer tells about themselves. */
interface FreelancerProfile extends Omit<FreelancerProfileRow, 'user_id'> {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Profiles of some freelancers by id; who has not written one has an empty one. Unknown ids are left out. */
export async function freelancerProfilesOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FreelancerProfile>> {
  const persons = await personsOf(db, ids);
  const rows = persons.size > 0 ? await selectFreelancerProfiles(db, [...persons.keys()]) : [];
  const rowOf = new Map(rows.map(({ user_id, ...row }) => [user_id, row]));
  return new Map(
    [...persons.values()].map((person) => [person.id, { ...EMPTY, ...person, ...rowOf.get(person.id) }]),
  );
}

/** Numbers of the categories a freelancer works in. */
export async function categoryIdsOf(db: Db, userId: string): Promise<readonly number[]> {
  const [row] = await selectFreelancerProfiles(db, [userId]);
  return row?.category_ids ?? [];
}

/** One page of the freelancers in some categories (all, when none is named). */
export async function freelancerPage(
  db: Db,
  categoryIds: readonly number[],
  page = 1,
): Promise<Paging & { readonly freelancers: readonly FreelancerProfile[] }> {
  const { rows, total } = await selectFreelancerPage(db, categoryIds, page);
  const profiles = await freelancerProfilesOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const freelancers = rows
    .map(({ user_id }) => profiles.get(user_id))
    .filter((profile) => profile !== undefined);
  return { freelancers, ...pagingOf(total, page) };
}

const EMPTY = { about_me: '', links: [], contacts: '', category_ids: [], free: true };
