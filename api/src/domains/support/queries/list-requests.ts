import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectRequests, type RequestView } from '../../../views/support-requests.ts';

type RequestReply = Reply<'GET /api/manager/support'>['requests'][number];

/** One page of the questions to the support: unanswered ones first, longest waiting first. Source: product.md §6. */
export async function listRequests(
  db: Db,
  query: Query<'GET /api/manager/support'>,
): Promise<Reply<'GET /api/manager/support'>> {
  const { rows, total } = await selectRequests(db, query);
  return { requests: rows.map(requestReply), ...pagingOf(total, query.page) };
}

function requestReply(request: RequestView): RequestReply {
  const { id, name, description, contacts, answer, email, type_client, first_name, last_name } = request;
  return {
    id,
    name,
    description,
    contacts,
    person: { id: request.user_id, first_name, last_name },
    type_client,
    email,
    created_at: request.created_at.toISOString(),
    answer,
    answered_at: request.answered_at?.toISOString() ?? null,
    answered_by: answererOf(request),
  };
}

function answererOf({ answered_by, manager_first_name, manager_last_name }: RequestView) {
  if (answered_by === null) return null;
  return { id: answered_by, first_name: manager_first_name ?? '', last_name: manager_last_name ?? '' };
}
