import type { Query, Reply } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectConversationFiles, selectMessageFiles } from '../../../../views/conversation-files.ts';
import { findMessage } from '../../../conversations/index.ts';
import { ARCHIVE, conversationSubject, type FileLinks } from '../../../files/index.ts';
import { requireConversation } from '../conversation-access.ts';

/**
 * The address of an archive of the files of a conversation, or of one of its messages.
 *
 * @throws AppError `notFound` for all who may not read it, for a message of another one, and where there are no files
 */
export async function linkArchive(
  db: Db,
  query: Query<'GET /api/files/archive'>,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/files/archive'>> {
  const { project_id, freelancer_id, message_id } = query;
  await requireConversation(db, query, actor, now);
  if (message_id !== undefined) await requireOwnMessage(db, query, message_id);
  const files =
    message_id === undefined
      ? await selectConversationFiles(db, project_id, freelancer_id)
      : await selectMessageFiles(db, message_id);
  if (files.length === 0) throw new AppError('notFound');
  const { url, expires } = await (message_id === undefined
    ? links.link({ id: conversationSubject(project_id, freelancer_id), name: ARCHIVE }, 'conversation', now)
    : links.link({ id: message_id, name: ARCHIVE }, 'message', now));
  return { url, expires_at: expires.toISOString() };
}

async function requireOwnMessage(
  db: Db,
  { project_id, freelancer_id }: Query<'GET /api/files/archive'>,
  id: string,
): Promise<void> {
  const message = await findMessage(db, id);
  if (message?.project_id !== project_id || message.freelancer_id !== freelancer_id)
    throw new AppError('notFound');
}
