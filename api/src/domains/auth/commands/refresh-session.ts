import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { sessionToken } from '../access-token.ts';
import type { AuthGround } from '../auth-ground.ts';
import { judgeRefresh } from '../rules/refresh.ts';
import { hashKey, successorOf } from '../secrets.ts';
import {
  endSession,
  insertRefreshToken,
  lockRefreshToken,
  markTokenUsed,
  moveSessionOn,
} from '../sessions.repository.ts';
import { sessionEnd, type OpenedSession } from './open-session.ts';

/**
 * Exchanges a refresh token for its successor and a new access token. Two tabs that come within [10 s] with
 * the same one get the same successor; an older one ends the session. Source: product.md §7.
 *
 * @throws AppError `sessionEnded`
 */
export async function refreshSession(
  ground: AuthGround,
  db: Db,
  refreshToken: string,
  now: Date,
): Promise<OpenedSession> {
  const refreshed = await transaction(db, (trx) => exchange(trx, ground, refreshToken, now));
  if (!refreshed) throw new AppError('sessionEnded');
  return refreshed;
}

/** Answers instead of throwing, so that the end of a session is kept. */
async function exchange(
  trx: Trx,
  { tokens, secret }: AuthGround,
  refreshToken: string,
  now: Date,
): Promise<OpenedSession | undefined> {
  const shown = await lockRefreshToken(trx, hashKey(refreshToken));
  if (!shown) return undefined;
  const { session_id, user_id, session_generation, expires_at, ended_at } = shown;
  const verdict = judgeRefresh(
    { ...shown, session: { generation: session_generation, expires_at, ended_at } },
    now,
  );
  if (verdict === 'reused') await endSession(trx, user_id, session_id, now);
  if (verdict === 'reused' || verdict === 'ended') return undefined;
  const successor = successorOf(secret, refreshToken);
  if (verdict === 'rotate') {
    await markTokenUsed(trx, hashKey(refreshToken), now);
    await insertRefreshToken(trx, session_id, session_generation + 1, hashKey(successor));
    await moveSessionOn(trx, session_id, session_generation + 1, now, sessionEnd(now));
  }
  const account = await getAccount(trx, user_id);
  return { token: await sessionToken(tokens, account, session_id, now), refreshToken: successor };
}
