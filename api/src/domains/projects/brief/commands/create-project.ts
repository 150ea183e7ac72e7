import { DURATIONS, PLATFORM_FEE_BASIS_POINTS } from '@metier/contract';
import { type Body, ORDER_DEFAULTS } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { publish } from '../../../events/index.ts';
import { insertProject } from '../../projects.repository.ts';
import { requirePrice } from '../require-price.ts';
import { splitOrder } from '../rules/brief.ts';

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
  const { deadline, budget, ...given } = body;
  const order = { ...ORDER_DEFAULTS, ...given };
  const id = await insertProject(trx, {
    ...order,
    ...requirePrice({ ...splitOrder(order).terms, deadline }, budget, now),
    customer_id: customerId,
    fee_basis_points: PLATFORM_FEE_BASIS_POINTS,
    review_days: DURATIONS.review / DAY,
    status: 'created',
    created_at: now,
  });
  await publish(trx, [{ kind: 'project', id, people: [customerId] }], now);
  return id;
}
