import type { Body, Query, Reply } from '@metier/contract/operations';
import { together, type Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { personOf } from '../../../accounts/index.ts';
import {
  addMessage,
  editMessage,
  withdrawMessage,
  type StoredMessage,
} from '../../../conversations/index.ts';
import {
  attachFiles,
  dropFilesOf,
  filesOf,
  type FileLinks,
  type FileSubject,
  type ShownFile,
} from '../../../files/index.ts';
import { preventDeletion } from '../../life-cycle/prevent-deletion.ts';
import { selectProject } from '../../projects.repository.ts';
import type { ProjectRecord } from '../../projects.table.ts';
import { requireWritableConversation } from '../conversation-access.ts';
import { messageReply } from '../message-reply.ts';
import { mailIfUnread, publishMessage } from '../publish-message.ts';

type MessageReply = Reply<'POST /api/conversations/messages'>;

/** A message with the files that it names. */
export interface SentMessage {
  readonly message: StoredMessage;
  readonly files: readonly ShownFile[];
}

/**
 * Writes to the other side of a conversation: a text, files, or both. Source: product.md §12.
 *
 * @throws AppError `invalidInput` without either; `notFound` for all but its two sides; `stateChanged` once it is
 *   closed, and for files that cannot be sent
 */
export async function sendMessage(
  trx: Trx,
  actor: Actor,
  { text, file_ids = [], ...id }: Body<'POST /api/conversations/messages'>,
  now: Date,
): Promise<SentMessage & { readonly project: ProjectRecord }> {
  if (text === undefined && file_ids.length === 0) throw new AppError('invalidInput', { text: 'required' });
  await preventDeletion(trx, id.project_id);
  const { project } = await requireWritableConversation(trx, id, actor, now);
  const { customer_id } = project;
  const said = { ...id, customer_id, author_id: actor.userId, text: text?.trim() ?? '' };
  const message = await addMessage(trx, said, now);
  await publishMessage(trx, project, id.freelancer_id, now);
  return { project, message, files: await attachFiles(trx, actor.userId, subjectOf(message), file_ids) };
}

/** Writes, schedules the unread mail to the reader, and returns the message. Throws what {@link sendMessage} throws. */
export async function writeMessage(
  trx: Trx,
  actor: Actor,
  body: Body<'POST /api/conversations/messages'>,
  now: Date,
  links: FileLinks,
): Promise<MessageReply> {
  const { project, ...sent } = await sendMessage(trx, actor, body, now);
  const [reply] = await together([
    replyOf(trx, sent, links, now),
    mailIfUnread(trx, project, actor, sent.message, now),
  ]);
  return reply;
}

/**
 * Changes one of the caller's messages. A closed conversation rejects this like a new message.
 *
 * @throws AppError `notFound` for the message of another; `stateChanged` when it is deleted or too old, or the
 *   conversation is closed
 */
export async function changeText(
  trx: Trx,
  actor: Actor,
  { message_id, text }: Body<'PUT /api/conversations/messages'>,
  now: Date,
  links: FileLinks,
): Promise<MessageReply> {
  const message = await editMessage(trx, actor.userId, message_id, text, now);
  const { project } = await requireWritableConversation(trx, message, actor, now);
  await publishMessage(trx, project, message.freelancer_id, now);
  return replyOf(trx, { message, files: await filesOf(trx, subjectOf(message)) }, links, now);
}

/**
 * Deletes one of the caller's messages and its files.
 *
 * @throws AppError `notFound` for the message of another; `stateChanged` when it is deleted or too old
 */
export async function deleteOwnMessage(
  trx: Trx,
  { userId }: Actor,
  { message_id }: Query<'DELETE /api/conversations/messages'>,
  now: Date,
  links: FileLinks,
): Promise<MessageReply> {
  const message = await withdrawMessage(trx, userId, message_id, now);
  await dropFilesOf(trx, subjectOf(message));
  const project = await selectProject(trx, message.project_id);
  if (project) await publishMessage(trx, project, message.freelancer_id, now);
  return replyOf(trx, { message, files: [] }, links, now);
}

const subjectOf = ({ id, project_id }: StoredMessage): FileSubject => ({ project_id, message_id: id });

/** A reply with the message. */
export async function replyOf(
  trx: Trx,
  { message, files }: SentMessage,
  links: FileLinks,
  now: Date,
): Promise<MessageReply> {
  const { first_name, last_name } = await personOf(trx, message.author_id);
  return { message: await messageReply({ ...message, first_name, last_name, files }, links, now) };
}
