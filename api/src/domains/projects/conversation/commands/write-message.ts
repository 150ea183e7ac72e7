import type { Body, Query, Reply } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { personOf } from '../../../accounts/index.ts';
import { addMessage, editMessage, withdrawMessage, type MessageRow } from '../../../conversations/index.ts';
import { preventDeletion } from '../../life-cycle/prevent-deletion.ts';
import { requireWritableConversation } from '../conversation-access.ts';
import { messageReply } from '../message-reply.ts';

type MessageReply = Reply<'POST /api/conversations/messages'>;

/**
 * Writes to the other side of a conversation. Source: product.md §12.
 *
 * @throws AppError `notFound` for all who are no party to it; `stateChanged` once it is closed
 */
export async function writeMessage(
  trx: Trx,
  actor: Actor,
  { text, ...id }: Body<'POST /api/conversations/messages'>,
  now: Date,
): Promise<MessageReply> {
  await preventDeletion(trx, id.project_id);
  const { project } = await requireWritableConversation(trx, id, actor, now);
  const message = { ...id, customer_id: project.customer_id, author_id: actor.userId, text: text.trim() };
  return replyOf(trx, await addMessage(trx, message, now));
}

/**
 * Changes an own message, which is writing too: a closed conversation takes no other words.
 *
 * @throws AppError `notFound` for the message of another; `stateChanged` when it is deleted or too old, or the
 *   conversation is closed
 */
export async function changeText(
  trx: Trx,
  actor: Actor,
  { message_id, text }: Body<'PUT /api/conversations/messages'>,
  now: Date,
): Promise<MessageReply> {
  const message = await editMessage(trx, actor.userId, message_id, text, now);
  await requireWritableConversation(trx, message, actor, now);
  return replyOf(trx, message);
}

/** @throws AppError `notFound` for the message of another; `stateChanged` when it is deleted or too old */
export const takeBack = async (
  trx: Trx,
  { userId }: Actor,
  { message_id }: Query<'DELETE /api/conversations/messages'>,
  now: Date,
): Promise<MessageReply> => replyOf(trx, await withdrawMessage(trx, userId, message_id, now));

async function replyOf(trx: Trx, message: MessageRow): Promise<MessageReply> {
  const { first_name, last_name } = await personOf(trx, message.author_id);
  return { message: messageReply({ ...message, first_name, last_name }) };
}
