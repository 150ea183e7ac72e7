import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { findMessage } from '../../../conversations/index.ts';
import { findFile, type FileLinks } from '../../../files/index.ts';
import { requireConversation } from '../../conversation/conversation-access.ts';
import { requireBriefAccess, requireWorkAccess } from '../../life-cycle/project-access.ts';

/**
 * The URL of a file: for its sender until it is attached, then for all who may read its subject.
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

type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** A file is readable by everybody who can read its message, version, request for changes or brief. */
async function requireReader(db: Db, file: FoundFile, actor: Actor, now: Date): Promise<void> {
  const { owner_id, project_id, message_id, result_id, improvement_id } = file;
  if (project_id === null) {
    if (owner_id !== actor.userId) throw new AppError('notFound');
  } else if (message_id !== null) {
    const message = await findMessage(db, message_id);
    if (!message) throw new AppError('notFound');
    await requireConversation(db, message, actor, now);
  } else if (result_id !== null || improvement_id !== null) await requireWorkAccess(db, project_id, actor);
  else await requireBriefAccess(db, project_id, actor, now);
}
