import type { Query, Reply } from '@metier/shared-kit/contract/operations';
import type { Role } from '@metier/shared-kit/contract';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { selectCustomerProfile } from '../customer-profiles.repository.ts';
import { categoriesOf } from '../rules/categories.ts';
import type { TrackRecords } from '../track-records.ts';
import { freelancerPage, freelancerProfilesOf } from './freelancer-profiles.ts';

/**
 * The profile of a customer, empty until they write one.
 *
 * @throws AppError `notFound` when the user is no customer
 */
export async function showCustomerProfile(
  db: Db,
  userId: string,
): Promise<Reply<'GET /api/customer/profile'>> {
  const { id, first_name, last_name } = await getAccountOf(db, userId, 'customer');
  const written = await selectCustomerProfile(db, id);
  return { profile: { id, first_name, last_name, about_company: '', links: [], contacts: '', ...written } };
}

/**
 * The profile of a freelancer with their track record, empty until they write one.
 *
 * @throws AppError `notFound` when the user is no freelancer
 */
export async function showFreelancerProfile(
  db: Db,
  userId: string,
  trackRecords: TrackRecords,
): Promise<Reply<'GET /api/freelancer/profile'>> {
  const { id } = await getAccountOf(db, userId, 'freelancer');
  const written = (await freelancerProfilesOf(db, [id])).get(id);
  if (!written) throw new AppError('notFound');
  const { category_ids, ...profile } = written;
  return { profile: { ...profile, ...(await trackRecords(db, [id]))(id) }, category_ids };
}

/** Freelancers of some types or services, those who take new work first. */
export async function listFreelancers(
  db: Db,
  { tasks, project_types, page }: Query<'GET /api/freelancers'>,
  trackRecords: TrackRecords,
): Promise<Reply<'GET /api/freelancers'>> {
  const { freelancers, ...paging } = await freelancerPage(db, categoriesOf(project_types, tasks), page);
  const recordOf = await trackRecords(
    db,
    freelancers.map(({ id }) => id),
  );
  const cards = freelancers.map((profile) => {
    const { finished_projects } = recordOf(profile.id);
    return { ...profile, finished_projects, responded: false, invited: false };
  });
  return { freelancers: cards, ...paging };
}

async function getAccountOf(db: Db, userId: string, role: Role) {
  const account = await getAccount(db, userId);
  if (account.type_client !== role) throw new AppError('notFound');
  return account;
}
