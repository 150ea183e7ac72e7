import type { Body, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { preventDeletion, requireOwnerAccess } from '../../projects/index.ts';
import { saveRequisites } from '../requisites.repository.ts';

/**
 * Stores the billing details of a project's invoice and offers them for the customer's other projects. Can be repeated,
 * before and after the payment.
 *
 * @throws AppError `notFound` for all but the owner
 */
export async function enterRequisites(
  trx: Trx,
  customer: Actor,
  { project_id, ...requisites }: Body<'POST /api/projects/project_card/invoice'>,
  now: Date,
): Promise<Reply<'POST /api/projects/project_card/invoice'>> {
  await preventDeletion(trx, project_id);
  await requireOwnerAccess(trx, project_id, customer);
  await saveRequisites(trx, { projectId: project_id, customerId: customer.userId }, requisites, now);
  return requisites;
}
