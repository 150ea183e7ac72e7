import { type Body, ORDER_DEFAULTS } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { attachFiles } from '../../../files/index.ts';
import { openProject } from '../open-project.ts';
import { requirePrice } from '../require-price.ts';
import { splitOrder } from '../rules/brief.ts';

/**
 * Creates an unpaid project; the server computes its price. Source: product.md §2 #1.
 *
 * @returns id of the project
 * @throws AppError `invalidInput`, `priceDiffers`; `stateChanged` for unknown files
 */
export async function createProject(
  trx: Trx,
  customerId: string,
  body: Body<'POST /api/projects/project'>,
  now: Date,
): Promise<string> {
  const { deadline, budget, file_ids = [], ...given } = body;
  const order = { ...ORDER_DEFAULTS, ...given };
  const priced = requirePrice({ ...splitOrder(order).terms, deadline }, budget, now);
  const project_id = await openProject(trx, { ...order, ...priced, customer_id: customerId }, now);
  await attachFiles(trx, customerId, { project_id }, file_ids);
  return project_id;
}
