import type { ContractStatus } from '@metier/contract';
import type { Db } from '../../../platform/db/index.ts';
import { selectContractAnswers } from '../contracts.repository.ts';

/**
 * Contract statuses of some freelancers.
 *
 * @example const contractOf = await contractStatuses(db, ids); contractOf(id) // 'accepted'
 */
export async function contractStatuses(
  db: Db,
  freelancerIds: readonly string[],
): Promise<(freelancerId: string) => ContractStatus> {
  const answers = await selectContractAnswers(db, freelancerIds);
  const statuses = new Map(answers.map(({ freelancer_id, status }) => [freelancer_id, status]));
  return (freelancerId) => statuses.get(freelancerId) ?? 'offered';
}
