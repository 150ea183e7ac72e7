import type { Body, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { findMessage, markRead } from '../../../conversations/index.ts';
import { publish } from '../../../events/index.ts';
import { requireConversation } from '../conversation-access.ts';

/**
 * Marks a message and all before it as read.
 *
 * @throws AppError `notFound` for all who are no party to the conversation, and for a message of another one
 */
export async function readMessages(
  trx: Trx,
  actor: Actor,
  { message_id, ...id }: Body<'POST /api/conversations/read'>,
  now: Date,
): Promise<Reply<'POST /api/conversations/read'>> {
  await requireConversation(trx, id, actor, now);
  const message = await findMessage(trx, message_id);
  const belongs = message?.project_id === id.project_id && message.freelancer_id === id.freelancer_id;
  if (!message || !belongs || actor.role === 'manager') throw new AppError('notFound');
  await markRead(trx, id, actor.role, message.number);
  await publish(trx, [{ kind: 'message', id: id.project_id, userIds: [actor.userId] }], now);
  return {};
}
