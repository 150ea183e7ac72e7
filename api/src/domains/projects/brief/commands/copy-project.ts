import { dayAfter } from '@metier/contract';
import { type Body, only, Order } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { attachFiles, copyFilesOfBrief } from '../../../files/index.ts';
import { requireLockedProject } from '../../life-cycle/require-locked-project.ts';
import { openProject } from '../open-project.ts';
import { todaysPrice } from '../require-price.ts';
import { splitOrder } from '../rules/brief.ts';

/**
 * Orders one of the caller's projects again: an unpaid project with the same brief and files, the same number of days
 * from today and today's price. docs/decisions/0034-ordering-again.md. Source: product.md §12.
 *
 * @returns id of the new project
 * @throws AppError `notFound` for the project of another; `invalidInput` for a service that is no longer offered, and
 *   for inviting the executor of a project that has none
 */
export async function copyProject(
  trx: Trx,
  customerId: string,
  { project_id, invite_executor = false }: Body<'POST /api/projects/copy'>,
  now: Date,
): Promise<string> {
  // Locked: text and files are of one version of the brief.
  const source = await requireLockedProject(trx, project_id);
  if (source.customer_id !== customerId) throw new AppError('notFound');
  if (invite_executor && source.freelancer_id === null)
    throw new AppError('invalidInput', { invite_executor: 'choice' });
  const order = only(Order, source);
  const deadline = dayAfter(now, source.deadline_days);
  const copy = {
    ...order,
    ...todaysPrice({ ...splitOrder(order).terms, deadline }, now),
    customer_id: customerId,
    earlier_price: source.price,
    wanted_freelancer_id: invite_executor ? source.freelancer_id : null,
  };
  const id = await openProject(trx, copy, now);
  const fileIds = await copyFilesOfBrief(trx, project_id, customerId, now);
  await attachFiles(trx, customerId, { project_id: id }, fileIds);
  return id;
}
