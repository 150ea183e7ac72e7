import { freelancerPath, OWN_VERIFICATION_PATH } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import { notifyAccount } from '../../notifications/index.ts';
import { setVerified } from '../../profiles/index.ts';
import { isLatestRequest, statusAfterDecision } from '../rules/verification-rules.ts';
import { lockVerification, saveVerification } from '../verifications.repository.ts';

/**
 * A manager approves or rejects a freelancer's verification; the freelancer is notified. Source: product.md §§5, 10.
 *
 * @throws AppError `notFound` for a freelancer without links, `stateChanged` when it is already decided or links were
 *   added since the shown request, `invalidInput`
 *   for a rejection without a reason
 * @example await decideVerification(trx, manager.userId, { freelancer_id, decision: 'approve' }, now);
 */
export async function decideVerification(
  trx: Trx,
  managerId: string,
  { freelancer_id, decision, submitted_at, ...said }: Body<'POST /api/manager/verifications'>,
  now: Date,
): Promise<void> {
  const reason = said.reason ?? null;
  if (decision === 'reject' && reason === null) throw new AppError('invalidInput', { reason: 'required' });
  const verification = await lockVerification(trx, freelancer_id);
  if (!verification) throw new AppError('notFound');
  const status = statusAfterDecision(verification.status, decision);
  if (!status || !isLatestRequest(verification, submitted_at))
    throw new AppError('stateChanged', { status: verification.status });
  await saveVerification(trx, { ...verification, status, reason, decided_at: now, decided_by: managerId });
  await setVerified(trx, freelancer_id, status === 'approved');
  await publish(trx, [{ kind: 'request', userIds: [freelancer_id], role: 'manager' }], now);
  await notifyDecision(trx, freelancer_id, status, reason ?? '', now);
}

function notifyDecision(
  trx: Trx,
  userId: string,
  status: 'approved' | 'rejected',
  reason: string,
  now: Date,
): Promise<void> {
  if (status === 'approved')
    return notifyAccount(trx, userId, 'verification-approved', { path: freelancerPath(userId) }, now);
  // The page where other links can be added.
  return notifyAccount(trx, userId, 'verification-rejected', { path: OWN_VERIFICATION_PATH, reason }, now);
}
