import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { selectFreelancer } from '../freelancer-profiles.repository.ts';
import { saveFavorite } from '../teams.repository.ts';

/**
 * Marks or unmarks a freelancer as a customer's favourite; idempotent. Source: seed.md §7.
 *
 * @throws AppError `notFound` when there is no such freelancer
 */
export async function markFavorite(
  trx: Trx,
  customer_id: string,
  freelancer_id: string,
  favorite: boolean,
): Promise<{ favorite: boolean }> {
  if (!(await selectFreelancer(trx, freelancer_id))) throw new AppError('notFound');
  await saveFavorite(trx, { customer_id, freelancer_id, favorite });
  return { favorite };
}
