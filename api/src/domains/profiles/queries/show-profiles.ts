import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { selectPhoto } from '../../../views/photos.ts';
import { selectFreelancerProfile } from '../../../views/freelancers.ts';
import { getAccount } from '../../accounts/index.ts';
import { selectCustomerProfile } from '../customer-profiles.repository.ts';
import { selectFreelancer } from '../freelancer-profiles.repository.ts';

/**
 * The profile of a customer, empty until they write one.
 *
 * @throws AppError `notFound` when the user is no customer
 */
export async function showCustomerProfile(
  db: Db,
  userId: string,
): Promise<Reply<'GET /api/customer/profile'>> {
  const { id, first_name, last_name, type_client } = await getAccount(db, userId);
  if (type_client !== 'customer') throw new AppError('notFound');
  const photo = await selectPhoto(db, id);
  const written = await selectCustomerProfile(db, id);
  const empty = { about_company: '', links: [], contacts: '' };
  return { profile: { id, first_name, last_name, photo, ...empty, ...written } };
}

/**
 * The profile of a freelancer with their figures, empty until they write one, and their relation to the viewer.
 *
 * @throws AppError `notFound` when the user is no freelancer
 */
export async function showFreelancerProfile(
  db: Db,
  viewerId: string,
  userId: string,
  now: Date,
): Promise<Reply<'GET /api/freelancer/profile'>> {
  const freelancer = await selectFreelancerProfile(db, viewerId, userId, now);
  if (!freelancer) throw new AppError('notFound');
  const { category_ids, services, ...profile } = freelancer;
  return { profile, category_ids, services };
}

/** Whether a freelancer takes new work. */
export async function showAvailability(db: Db, userId: string): Promise<Reply<'GET /api/freelancers/free'>> {
  const { free } = await getFreelancer(db, userId);
  return { freelancer_status: { free } };
}

/** @throws AppError `notFound` for other roles */
export async function getFreelancer(db: Db, userId: string) {
  const freelancer = await selectFreelancer(db, userId);
  if (!freelancer) throw new AppError('notFound');
  return freelancer;
}
