import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectOwnRequests } from '../../../views/support-requests.ts';
import { requestReply } from './request-reply.ts';

/** One page of the actor's questions to the support, the newest first. Complaints without a project are among them. */
export async function listOwnRequests(
  db: Db,
  { userId }: Actor,
  { page }: Query<'GET /api/support/requests'>,
): Promise<Reply<'GET /api/support/requests'>> {
  const { rows, total } = await selectOwnRequests(db, userId, page);
  const requests = rows.map((row) => ({
    ...requestReply(row),
    messages: row.messages.map(({ id, text, created_at, author }) => ({
      id,
      text,
      created_at: new Date(created_at).toISOString(),
      is_own: author.id === userId,
    })),
  }));
  return { requests, ...pagingOf(total, page) };
}
