import type { Body, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { FileLinks } from '../../../files/index.ts';
import { resolveFreelancer } from '../resolve-freelancer.ts';
import { writeMessage } from './write-message.ts';

/**
 * The seed's comment on a project: a message of its conversation.
 *
 * @throws AppError as {@link writeMessage}; `stateChanged` also without candidates, or with several if none is named
 */
export async function addComment(
  trx: Trx,
  actor: Actor,
  { project_id, freelancer_id, text }: Body<'POST /api/projects/project_card/comments'>,
  now: Date,
  links: FileLinks,
): Promise<Reply<'POST /api/projects/project_card/comments'>> {
  const freelancerId = await resolveFreelancer(trx, project_id, freelancer_id, actor, now);
  if (freelancerId === undefined) throw new AppError('stateChanged', { conversation: 'no_freelancer' });
  const sent = { project_id, freelancer_id: freelancerId, text };
  const { message } = await writeMessage(trx, actor, sent, now, links);
  const { id, author: commentator, created_at: date } = message;
  return { comment: { id, text: message.text, date, commentator } };
}
