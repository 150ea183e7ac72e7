import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { findMessage } from '../../../conversations/index.ts';
import { findFile, type FileLinks, type FileRow } from '../../../files/index.ts';
import { requireConversation } from '../conversation-access.ts';

/**
 * The address of a file: for its sender until a message names it, then for all who may read the message.
 *
 * @throws AppError `notFound` for everybody else; `stateChanged` before it is complete
 */
export async function linkFile(
  db: Db,
  fileId: string,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/files/link'>> {
  const file = await findFile(db, fileId);
  if (!file) throw new AppError('notFound');
  await requireReader(db, file, actor, now);
  if (file.completed_at === null) throw new AppError('stateChanged', { files: 'unfinished' });
  const { url, expires } = await links.link(file, 'file', now);
  return { url, expires_at: expires.toISOString() };
}

async function requireReader(db: Db, file: FileRow, actor: Actor, now: Date): Promise<void> {
  const message = file.message_id === null ? undefined : await findMessage(db, file.message_id);
  if (message) await requireConversation(db, message, actor, now);
  else if (file.owner_id !== actor.userId) throw new AppError('notFound');
}
