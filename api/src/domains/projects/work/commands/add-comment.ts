import type { Reply } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { personOf } from '../../../accounts/index.ts';
import { preventDeletion } from '../../life-cycle/prevent-deletion.ts';
import { requireWorkAccess } from '../../life-cycle/project-access.ts';
import { insertComment } from '../work.repository.ts';

/**
 * Adds a comment that all parties read.
 *
 * @throws AppError `notFound` for all who are no party to the project
 */
export async function addComment(
  trx: Trx,
  actor: Actor,
  projectId: string,
  text: string,
  now: Date,
): Promise<Reply<'POST /api/projects/project_card/comments'>> {
  await preventDeletion(trx, projectId);
  await requireWorkAccess(trx, projectId, actor);
  const comment = await insertComment(trx, {
    project_id: projectId,
    author_id: actor.userId,
    text: text.trim(),
    created_at: now,
  });
  const commentator = await personOf(trx, actor.userId);
  return {
    comment: { id: comment.id, text: comment.text, date: comment.created_at.toISOString(), commentator },
  };
}
