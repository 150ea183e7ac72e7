import type { Generated } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { Sweep } from '../../platform/jobs/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
  }
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  /** Browser and system of the last use. */
  device: string;
  /** IP address of the last use. */
  address: Generated<string>;
  /** Generation of the current refresh token. */
  generation: number;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  generation: number;
  used_at: Date | null;
}

/** Client of a session. */
export interface Client {
  /** Browser and system; empty if unknown. */
  readonly device: string;
  readonly address: string;
}

export async function insertSession(
  trx: Trx,
  userId: string,
  { device, address }: Client,
  now: Date,
  expiresAt: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('sessions')
    .values({
      user_id: userId,
      device,
      address,
      generation: 0,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRefreshToken(
  trx: Trx,
  sessionId: string,
  generation: number,
  tokenHash: string,
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, generation, used_at: null })
    .execute();
}

/** The token and its session, both locked, so that two tabs refresh one after the other. */
export async function lockRefreshToken(trx: Trx, tokenHash: string) {
  return trx
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .select(['token.generation', 'token.used_at', 'session.id as session_id', 'session.user_id'])
    .select(['session.generation as session_generation', 'session.expires_at', 'session.ended_at'])
    .where('token.token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Hash of the refresh token of a generation; undefined if there is none. */
export async function selectTokenHash(
  trx: Trx,
  sessionId: string,
  generation: number,
): Promise<string | undefined> {
  const token = await trx
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .where('generation', '=', generation)
    .executeTakeFirst();
  return token?.token_hash;
}

export async function markTokenUsed(trx: Trx, tokenHash: string, now: Date): Promise<void> {
  await trx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function advanceSession(
  trx: Trx,
  id: string,
  generation: number,
  { device, address }: Client,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ generation, device, address, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Time of the sign-in that opened a session. */
export async function selectSignInTime(db: Db, id: string): Promise<Date | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return session?.created_at;
}

/** Ends one session of a user; false if they have no such active session. */
export async function endSession(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Ends all sessions of a user, optionally except one. */
export async function endSessions(
  trx: Trx,
  userId: string,
  now: Date,
  exceptId?: string | null,
): Promise<void> {
  let sessions = trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (exceptId) sessions = sessions.where('id', '!=', exceptId);
  await sessions.execute();
}

/** Number of a user's active sessions. */
export async function countLiveSessions(db: Db, userId: string, now: Date): Promise<number> {
  const { live } = await db
    .selectFrom('sessions')
    .select((sessions) => sessions.fn.countAll<number>().as('live'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return live;
}

export async function selectLiveSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** The session a refresh token belongs to, with its user. */
export async function selectSessionOfToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .select(['session.id', 'session.user_id'])
    .where('token.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Deletes ended sessions with their tokens. */
export const sweepSessions: Sweep = async (db, now) => {
  await db
    .deleteFrom('sessions')
    .where((session) => session.or([session('expires_at', '<=', now), session('ended_at', 'is not', null)]))
    .execute();
};
