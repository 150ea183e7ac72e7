import { LIMITS } from '@metier/contract';
import type { Body, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { publish } from '../../events/index.ts';
import { setVerified } from '../../profiles/index.ts';
import { deleteLink, insertLink, selectLinks } from '../links.repository.ts';
import { verificationReply } from '../queries/verification-reply.ts';
import { statusAfterRemoving } from '../rules/verification-rules.ts';
import { deleteVerification, lockVerification, saveVerification } from '../verifications.repository.ts';

/**
 * Adds links for a freelancer's verification and requests it, again if it was decided before. Source: seed.md §7,
 * product.md §5.
 *
 * @throws AppError `stateChanged` at the maximum number of links
 */
export async function addLink(
  trx: Trx,
  freelancer_id: string,
  { links, contacts }: Body<'POST /api/freelancers/verification/links'>,
  now: Date,
): Promise<Reply<'POST /api/freelancers/verification/links'>> {
  const verification = {
    freelancer_id,
    // An earlier decision was about other links.
    status: 'submitted' as const,
    reason: null,
    submitted_at: now,
    decided_at: null,
    decided_by: null,
  };
  await saveVerification(trx, verification);
  const given = await selectLinks(trx, freelancer_id);
  if (given.length >= LIMITS.verificationLinks) throw new AppError('stateChanged', { links: 'tooLong' });
  const link = await insertLink(trx, { freelancer_id, links, contacts, created_at: now });
  await setVerified(trx, freelancer_id, false);
  await publishRequest(trx, freelancer_id, now);
  return { link, verification: verificationReply(verification) };
}

/**
 * Removes links of a freelancer; without links they are not verified. Source: seed.md §7.
 *
 * @throws AppError `notFound`
 */
export async function removeLink(
  trx: Trx,
  freelancerId: string,
  linkId: string,
  now: Date,
): Promise<Reply<'DELETE /api/freelancers/verification/links'>> {
  const verification = await lockVerification(trx, freelancerId);
  if (!verification || !(await deleteLink(trx, freelancerId, linkId))) throw new AppError('notFound');
  await publishRequest(trx, freelancerId, now);
  const { length } = await selectLinks(trx, freelancerId);
  if (statusAfterRemoving(verification.status, length) !== 'none')
    return { verification: verificationReply(verification) };
  await deleteVerification(trx, freelancerId);
  await setVerified(trx, freelancerId, false);
  return { verification: verificationReply(undefined) };
}

const publishRequest = (trx: Trx, freelancerId: string, now: Date): Promise<void> =>
  publish(trx, [{ kind: 'request', userIds: [freelancerId], role: 'manager' }], now);
