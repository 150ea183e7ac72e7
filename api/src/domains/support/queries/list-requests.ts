import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { boundedPagingOf, pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectRequests, type RequestView } from '../../../views/support-requests.ts';
import { requestReply } from './request-reply.ts';

/** One page of the questions to the support: open ones first, longest waiting first. Source: product.md §6. */
export async function listRequests(
  db: Db,
  filter: Query<'GET /api/manager/support'>,
): Promise<Reply<'GET /api/manager/support'>> {
  const { rows, total, counts, isBounded } = await selectRequests(db, filter);
  return {
    requests: rows.map(managedReply),
    ...(counts && { counts }),
    ...(isBounded ? boundedPagingOf : pagingOf)(total, filter.page, LIMITS.managersPageSize),
  };
}

const managedReply = (request: RequestView): Reply<'GET /api/manager/support'>['requests'][number] => ({
  ...requestReply(request),
  contacts: request.contacts,
  person: {
    id: request.user_id,
    first_name: request.first_name,
    last_name: request.last_name,
    photo: request.photo,
  },
  type_client: request.type_client,
  email: request.email,
  messages: request.messages.map((message) => ({
    ...message,
    created_at: new Date(message.created_at).toISOString(),
  })),
});
