import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectMessagePage } from '../../../../views/messages.ts';
import { requireConversation } from '../conversation-access.ts';
import { resolveFreelancer } from '../resolve-freelancer.ts';

/**
 * The seed's comments of a project: the undeleted messages of its conversation, oldest first.
 *
 * @throws AppError `notFound`; `stateChanged` for a customer with several candidates if none is named
 */
export async function listComments(
  db: Db,
  { project_id, freelancer_id, page }: Query<'GET /api/projects/project_card/comments'>,
  actor: Actor,
  now: Date,
): Promise<Reply<'GET /api/projects/project_card/comments'>> {
  const freelancerId = await resolveFreelancer(db, project_id, freelancer_id, actor, now);
  if (freelancerId === undefined) return { comments: [], ...pagingOf(0, page) };
  await requireConversation(db, { project_id, freelancer_id: freelancerId }, actor, now);
  const { rows, total } = await selectMessagePage(db, project_id, freelancerId, page);
  const comments = rows.map(({ id, text, created_at, author_id, first_name, last_name }) => ({
    id,
    text,
    date: created_at.toISOString(),
    commentator: { id: author_id, first_name, last_name },
  }));
  return { comments, ...pagingOf(total, page) };
}
