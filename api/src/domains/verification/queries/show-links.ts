import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { selectLinks } from '../links.repository.ts';
import { canSeeLinks } from '../verification.policy.ts';
import { selectVerification } from '../verifications.repository.ts';
import { verificationReply } from './verification-reply.ts';

/**
 * The links of a freelancer and the status of their verification. Source: seed.md §7.
 *
 * @throws AppError `notFound` for all but the freelancer and managers
 */
export async function showLinks(
  db: Db,
  actor: Actor,
  freelancerId: string,
): Promise<Reply<'GET /api/freelancers/verification/links'>> {
  if (!canSeeLinks(actor, freelancerId)) throw new AppError('notFound');
  const { type_client } = await getAccount(db, freelancerId);
  if (type_client !== 'freelancer') throw new AppError('notFound');
  const links = await selectLinks(db, freelancerId);
  const verification = await selectVerification(db, freelancerId);
  const submitted_at = verification?.submitted_at.toISOString() ?? null;
  return { links, verification: { ...verificationReply(verification), submitted_at } };
}
