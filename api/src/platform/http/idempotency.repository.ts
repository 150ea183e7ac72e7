import { sql, type CompiledQuery } from 'kysely';
import { isUniqueViolation, type Db, type Migration, type Trx } from '../db/index.ts';
import type { Sweep } from '../jobs/index.ts';

declare module '../registry.ts' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  locked_until: Date;
  status: number | null;
  answer: string | null;
  created_at: Date;
}

export const idempotencyMigrations: readonly Migration[] = [
  {
    name: 'platform/0004-idempotency-keys',
    sql: `
      create table idempotency_keys (
        user_id uuid not null,
        key text not null,
        request_hash text not null,
        locked_until timestamptz not null,
        status integer,
        answer text,
        created_at timestamptz not null,
        primary key (user_id, key)
      );
      create index idempotency_keys_age on idempotency_keys (created_at);
    `,
  },
];

/** One use of a key by one user. */
export interface KeyUse {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
}

/** Inserts a new key with a lease until a moment; false when the user has used it before. */
export async function claimKey(db: Db, use: KeyUse, now: Date, until: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: use.userId,
      key: use.key,
      request_hash: use.requestHash,
      locked_until: until,
      status: null,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes over a key whose lease has expired; false if it has not. */
export async function reclaimKey(db: Db, { userId, key }: KeyUse, now: Date, until: Date): Promise<boolean> {
  const updated = await db
    .updateTable('idempotency_keys')
    .set({ locked_until: until })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .where('locked_until', '<=', now)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** A stored key: the request it was used for, and the response once there is one. */
export interface StoredKey {
  readonly request_hash: string;
  readonly status: number | null;
  readonly answer: string | null;
  readonly locked_until: Date;
}

export async function findKey(db: Db, { userId, key }: KeyUse): Promise<StoredKey | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer', 'locked_until'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Whether this request has the key, and what was answered under it before. */
export interface KeyLock {
  readonly isMine: boolean;
  readonly kept: StoredKey | undefined;
}

/**
 * Locks a key until the transaction ends and returns its stored state; false while another transaction holds the lock.
 */
export async function lockKey(trx: Trx, { userId, key }: KeyUse): Promise<KeyLock> {
  const { rows } = await sql<StoredKey & { is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${userId}::text || ${key}::text, 0)) as is_mine, kept.*
    from (select) as always left join (
      select request_hash, status, answer, locked_until from idempotency_keys where user_id = ${userId} and key = ${key}
    ) kept on true`.execute(trx);
  const [row] = rows;
  return { isMine: row?.is_mine ?? false, kept: row?.request_hash == null ? undefined : row };
}

/** Statement that stores the response of a new key. It fails when another request stored one first. */
export function answerInsert(
  db: Db,
  { userId: user_id, key, requestHash: request_hash }: KeyUse,
  { status, body }: { readonly status: number; readonly body: unknown },
  now: Date,
): CompiledQuery {
  const answer = JSON.stringify(body);
  return db
    .insertInto('idempotency_keys')
    .values({ user_id, key, request_hash, status, answer, locked_until: now, created_at: now })
    .compile();
}

/** Whether a statement failed because its key has been stored. */
export const isStoredKey = (error: unknown): boolean => isUniqueViolation(error, 'idempotency_keys_pkey');

export async function storeAnswer(
  db: Db,
  { userId, key }: KeyUse,
  status: number,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

export async function releaseKey(db: Db, { userId, key }: KeyUse): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute();
}

/** Responses are kept for a day. */
const KEPT_MS = 24 * 3_600_000;

export const sweepKeys: Sweep = async (db, now) => {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
};
