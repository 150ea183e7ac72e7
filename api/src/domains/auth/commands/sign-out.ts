import type { Db } from '../../../platform/db/index.ts';
import type { AuthServices } from '../auth-services.ts';
import { hashKey } from '../secrets.ts';
import { endSession, selectSessionOfToken } from '../sessions.repository.ts';

/**
 * Ends the session of an access token, expired or not, and of a refresh token. Never fails, so that signing out always
 * works.
 */
export async function signOut(
  { tokens }: AuthServices,
  db: Db,
  token: string,
  refreshToken: string | undefined,
  now: Date,
): Promise<void> {
  const actor = await tokens.verifyExpired(token).catch(() => undefined);
  if (actor?.sessionId) await endSession(db, actor.userId, actor.sessionId, now);
  const session = refreshToken ? await selectSessionOfToken(db, hashKey(refreshToken)) : undefined;
  if (session) await endSession(db, session.user_id, session.id, now);
}
