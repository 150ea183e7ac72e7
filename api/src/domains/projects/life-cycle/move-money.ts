import type { Cents } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import * as money from '../../money/index.ts';
import type { ProjectRecord } from '../projects.table.ts';
import type { MoneyMove } from './rules/transition.ts';

/** Posts what a transition does to the project's money. Source: product.md §3. */
export async function moveMoney(
  trx: Trx,
  move: MoneyMove,
  project: ProjectRecord,
  after: ProjectRecord,
  share: Cents | undefined,
  now: Date,
): Promise<void> {
  const wasAccepted = project.status === 'completed';
  if (move === 'capture') return money.holdPayment(trx, funded(project), now);
  if (move === 'refund' && !wasAccepted)
    return money.refundHeld(trx, funded(project), project.freelancer_id, now);
  if (move === 'assign')
    return money.holdForFreelancer(trx, { ...funded(project), freelancerId: requireExecutor(after) }, now);
  const staffed = { ...funded(project), freelancerId: requireExecutor(project) };
  if (move === 'unassign') return money.releaseFreelancer(trx, staffed, now);
  if (move === 'release') return money.releaseEarnings(trx, staffed, now);
  if (move === 'clear') return money.clearEarnings(trx, staffed, now);
  if (move === 'refund') return money.refundPending(trx, staffed, now);
  if (share === undefined) throw new Error('A settled case needs the share of the freelancer');
  return money.divideMoney(trx, staffed, share, wasAccepted, now);
}

const funded = ({ id, price, fee_basis_points }: ProjectRecord) => ({
  id,
  price,
  feeBasisPoints: fee_basis_points,
});

function requireExecutor({ id, freelancer_id }: ProjectRecord): string {
  if (freelancer_id === null) throw new Error(`Project ${id} has nobody who could earn from it`);
  return freelancer_id;
}
