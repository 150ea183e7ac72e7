import { DURATIONS, secondsAfter } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { findBlock, type Account } from '../../accounts/index.ts';
import { sessionToken } from '../access-token.ts';
import type { AuthServices } from '../auth-services.ts';
import { hashKey, newKey } from '../secrets.ts';
import { insertRefreshToken, insertSession, type Client } from '../sessions.repository.ts';

/** What a browser gets to stay signed in. */
export interface OpenedSession {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
}

/**
 * Opens a session that ends after [30 d], even if it is refreshed. Source: product.md §7.
 *
 * @throws AppError `accountBlocked` with the reason
 */
export async function openSession(
  trx: Trx,
  { tokens }: AuthServices,
  account: Account,
  place: Client,
  now: Date,
): Promise<OpenedSession> {
  const refreshToken = newKey();
  const sessionId = await insertSession(trx, account.id, place, now, sessionEnd(now));
  // After the insert, which waits for a concurrent block of the account.
  const block = await findBlock(trx, account.id);
  if (block) throw new AppError('accountBlocked', { reason: block.reason });
  await insertRefreshToken(trx, sessionId, 0, hashKey(refreshToken));
  return { userId: account.id, token: await sessionToken(tokens, account, sessionId, now), refreshToken };
}

/** Expiry of a session opened now. */
const sessionEnd = (now: Date): Date => secondsAfter(now, DURATIONS.refreshToken);
