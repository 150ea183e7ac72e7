import type { Query, Reply } from '@metier/contract/operations';
import { pageOf, type Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectLiveSessions } from '../sessions.repository.ts';

/** The caller's active sessions, last used first. */
export async function listSessions(
  db: Db,
  actor: Actor,
  { page }: Query<'GET /api/auth/sessions'>,
  now: Date,
): Promise<Reply<'GET /api/auth/sessions'>> {
  const { rows, paging } = pageOf(await selectLiveSessions(db, actor.userId, now), page);
  return {
    sessions: rows.map(({ id, device, address, created_at, last_used_at }) => ({
      id,
      device,
      address,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      current: id === actor.sessionId,
    })),
    ...paging,
  };
}
