import type { Trx } from '../../../platform/db/index.ts';
import { noteAnswer } from '../../profiles/index.ts';
import { answerInvitation } from '../invitations.repository.ts';

/**
 * Closes the open invitation of a freelancer, if there is one, and counts the time they took to answer.
 *
 * @returns true when one was open
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
  await noteAnswer(trx, freelancerId, Math.round((now.getTime() - sentAt.getTime()) / 1000));
  return true;
}
