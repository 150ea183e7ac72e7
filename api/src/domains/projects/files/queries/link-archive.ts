import type { Query, Reply } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { findMessage } from '../../../conversations/index.ts';
import { filesOfArchive, type ArchiveSubject, type FileLinks } from '../../../files/index.ts';
import { requireConversation } from '../../conversation/conversation-access.ts';
import { requireBriefAccess, requireWorkAccess } from '../../life-cycle/project-access.ts';
import { findResultId } from '../../work/work.repository.ts';

/**
 * The URL of an archive with the files of a delivered version, a request for changes, a conversation or a message; of
 * the brief if the query names none of them.
 *
 * @throws AppError `notFound` for all who may not read it, for an unknown subject, and if there are no files
 */
export async function linkArchive(
  db: Db,
  query: Query<'GET /api/files/archive'>,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<Reply<'GET /api/files/archive'>> {
  const of = await requireSubject(db, query, actor, now);
  if ((await filesOfArchive(db, of)).length === 0) throw new AppError('notFound');
  const { url, expires } = await links.archive(of, now);
  return { url, expires_at: expires.toISOString() };
}

async function requireSubject(
  db: Db,
  { project_id, freelancer_id, message_id, improvement_id, version }: Query<'GET /api/files/archive'>,
  actor: Actor,
  now: Date,
): Promise<ArchiveSubject> {
  if (version !== undefined) {
    await requireWorkAccess(db, project_id, actor);
    const result_id = await findResultId(db, project_id, version);
    if (result_id === undefined) throw new AppError('notFound');
    return { project_id, result_id };
  }
  if (improvement_id !== undefined) {
    await requireWorkAccess(db, project_id, actor);
    return { project_id, improvement_id };
  }
  if (message_id !== undefined) {
    const message = await findMessage(db, message_id);
    if (message?.project_id !== project_id) throw new AppError('notFound');
    await requireConversation(db, message, actor, now);
    return { project_id, message_id };
  }
  if (freelancer_id !== undefined) {
    await requireConversation(db, { project_id, freelancer_id }, actor, now);
    return { project_id, freelancer_id };
  }
  await requireBriefAccess(db, project_id, actor, now);
  return { project_id };
}
