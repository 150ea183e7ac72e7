import type { RequestState } from '@metier/contract';
import type { RequestColumns } from '../../../views/support-requests.ts';

/** What a request is about and in which state, for everybody who reads it. */
export const requestReply = (request: RequestColumns) => ({
  id: request.id,
  name: request.name,
  description: request.description,
  created_at: request.created_at.toISOString(),
  state: stateOf(request),
  project:
    request.project_id !== null && request.project_name !== null
      ? { id: request.project_id, name: request.project_name }
      : null,
});

function stateOf({ answered_at, closed_at }: RequestColumns): RequestState {
  if (closed_at !== null) return 'closed';
  return answered_at === null ? 'open' : 'answered';
}
