import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectOwnRequests } from '../../../views/support-requests.ts';

/** One page of the actor's questions to the support, the newest first. Complaints without a project are among them. */
export async function listOwnRequests(
  db: Db,
  { userId }: Actor,
  { page }: Query<'GET /api/support/requests'>,
): Promise<Reply<'GET /api/support/requests'>> {
  const { rows, total } = await selectOwnRequests(db, userId, page);
  const requests = rows.map(({ id, name, description, created_at, answer, answered_at }) => ({
    id,
    name,
    description,
    created_at: created_at.toISOString(),
    answer,
    answered_at: answered_at?.toISOString() ?? null,
  }));
  return { requests, ...pagingOf(total, page) };
}
