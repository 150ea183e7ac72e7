import { DURATIONS, PLATFORM_FEE_BASIS_POINTS } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { insertProject } from '../projects.repository.ts';
import { priceBrief } from './price-brief.ts';

const DAY = 86_400;

/**
 * Creates an unpaid project; the server computes its price. Source: product.md §2 #1.
 *
 * @returns id of the project
 * @throws AppError `invalidInput`, `priceDiffers`
 */
export async function createProject(
  trx: Trx,
  customerId: string,
  body: Body<'POST /api/projects/project'>,
  now: Date,
): Promise<string> {
  const { name, description, links = [], type, category_id, deadline, edits, budget } = body;
  const { is_guarantee = false } = body;
  const order = priceBrief({ type, category_id, deadline, edits, is_guarantee }, budget, now);
  return insertProject(trx, {
    ...order,
    customer_id: customerId,
    name,
    description,
    links,
    fee_basis_points: PLATFORM_FEE_BASIS_POINTS,
    review_days: DURATIONS.review / DAY,
    status: 'created',
    created_at: now,
  });
}
