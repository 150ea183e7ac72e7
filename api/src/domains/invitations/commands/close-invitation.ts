import type { Trx } from '../../../platform/db/index.ts';
import { countAnswer } from '../../profiles/index.ts';
import { answerInvitation } from '../invitations.repository.ts';

/**
 * Closes a freelancer's open invitation, if any, and records how long they took to answer.
 *
 * @returns true if one was open
 */
export async function closeInvitation(
  trx: Trx,
  projectId: string,
  freelancerId: string,
  state: 'accepted' | 'declined',
  now: Date,
): Promise<boolean> {
  const sentAt = await answerInvitation(trx, projectId, freelancerId, state, now);
  if (!sentAt) return false;
  await countAnswer(trx, freelancerId, Math.round((now.getTime() - sentAt.getTime()) / 1000));
  return true;
}
