import type { Language } from '@metier/contract';
import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { KeyRing } from '../../../platform/keys/index.ts';
import { type Account, getAccount, setMailLanguage } from '../../accounts/index.ts';
import { sessionToken } from '../access-token.ts';
import type { AuthServices } from '../auth-services.ts';
import { classifyRefresh } from '../rules/refresh.ts';
import { hashKey, successorOf } from '../secrets.ts';
import {
  endSession,
  insertRefreshToken,
  lockRefreshToken,
  markTokenUsed,
  advanceSession,
  selectTokenHash,
  type Client,
} from '../sessions.repository.ts';
import type { OpenedSession } from './open-session.ts';

/** Where a session is used now, and the language of the browser or choice, if the request names one. */
export interface Returning {
  readonly place: Client;
  readonly language: Language | undefined;
}

/**
 * Exchanges a refresh token for its successor and a new access token. Two tabs that send the same token within [10 s]
 * get the same successor; an older token ends the session. Mails follow the language in use. Source: product.md §7.
 *
 * @throws AppError `sessionEnded`
 */
export async function refreshSession(
  services: AuthServices,
  db: Db,
  refreshToken: string,
  { place, language }: Returning,
  now: Date,
): Promise<OpenedSession> {
  const refreshed = await transaction(db, (trx) => exchange(trx, services, refreshToken, place, now));
  if (!refreshed) throw new AppError('sessionEnded');
  // After the transaction: one that blocks an account locks it before its sessions.
  await setMailLanguage(db, refreshed.account, language);
  return refreshed.opened;
}

type Shown = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

/** Returns instead of throwing, so that the end of a session is committed. */
async function exchange(
  trx: Trx,
  { tokens, refreshKeys }: AuthServices,
  refreshToken: string,
  place: Client,
  now: Date,
): Promise<{ opened: OpenedSession; account: Account } | undefined> {
  const shown = await lockRefreshToken(trx, hashKey(refreshToken));
  if (!shown) return undefined;
  const { session_id, user_id, session_generation, expires_at, ended_at } = shown;
  const verdict = classifyRefresh(
    { ...shown, session: { generation: session_generation, expires_at, ended_at } },
    now,
  );
  if (verdict === 'reused') await endSession(trx, user_id, session_id, now);
  if (verdict === 'reused' || verdict === 'ended') return undefined;
  const successor =
    verdict === 'rotate'
      ? await rotate(trx, refreshKeys, refreshToken, { ...shown, place }, now)
      : await repeat(trx, refreshKeys, refreshToken, shown);
  if (successor === undefined) return undefined;
  const account = await getAccount(trx, user_id);
  const token = await sessionToken(tokens, account, session_id, now);
  return { opened: { userId: user_id, token, refreshToken: successor }, account };
}

/** Creates a token's successor, which is the current token from now on. */
async function rotate(
  trx: Trx,
  [key]: KeyRing,
  refreshToken: string,
  { session_id, session_generation, place }: Shown & { readonly place: Client },
  now: Date,
): Promise<string> {
  const successor = successorOf(key, refreshToken);
  await markTokenUsed(trx, hashKey(refreshToken), now);
  await insertRefreshToken(trx, session_id, session_generation + 1, hashKey(successor));
  await advanceSession(trx, session_id, session_generation + 1, place, now);
  return successor;
}

/** Derives the successor again, with each key: during a rotation, processes adopt the new secret one after another. */
async function repeat(
  trx: Trx,
  keys: KeyRing,
  refreshToken: string,
  { session_id, session_generation }: Shown,
): Promise<string | undefined> {
  const kept = await selectTokenHash(trx, session_id, session_generation);
  return keys.map((key) => successorOf(key, refreshToken)).find((token) => hashKey(token) === kept);
}
