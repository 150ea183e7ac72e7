import type { Trx } from '../../../../platform/db/index.ts';
import { findBlock } from '../../../accounts/index.ts';
import { loadProjectContext } from '../../life-cycle/project-context.ts';
import type { ProjectRecord } from '../../projects.table.ts';
import { invite } from './invite-freelancer.ts';

/**
 * Invites the wanted freelancer of a copied project, in the transaction of its payment. A freelancer whose account is
 * blocked could not answer and is not invited; the project keeps naming them.
 */
export async function inviteWanted(trx: Trx, project: ProjectRecord, now: Date): Promise<void> {
  const { id, customer_id, wanted_freelancer_id: freelancerId } = project;
  if (freelancerId === null || (await findBlock(trx, freelancerId))) return;
  const viewer = { id: customer_id, role: 'customer' } as const;
  await invite(trx, await loadProjectContext(trx, id, viewer, now), freelancerId);
}
