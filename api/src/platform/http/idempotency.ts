import { createHash } from 'node:crypto';
import type { Db } from '../db/index.ts';
import { AppError } from '../errors/index.ts';
import { wireError } from './error-handler.ts';
import {
  claimKey,
  findKey,
  storeAnswer,
  reclaimKey,
  releaseKey,
  type StoredKey,
  type KeyUse,
} from './idempotency.repository.ts';

/** Lease of a key: after it a request with the same key takes over. */
const LEASE_MS = 60_000;
export const OK = 200;

/** An answer, and whether it is a replay. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly replayed: boolean;
}

/** Digest of a request, to compare two uses of a key. */
export function requestHash(call: string, query: unknown, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([call, query, body]))
    .digest('hex');
}

/**
 * Does work at most once per key: everyone who repeats the key with the same request gets the first answer, refusals
 * included. An unexpected error of the work releases the key. For work of more than one transaction; otherwise use
 * `answerInTransaction`. Source: product.md §3.
 *
 * @throws AppError `keyReused` for another request, `stateChanged` while the first is still running
 */
export async function answerOnce(
  db: Db,
  use: KeyUse,
  now: Date,
  work: () => Promise<unknown>,
): Promise<Answer> {
  const until = new Date(now.getTime() + LEASE_MS);
  if (!(await claimKey(db, use, now, until))) {
    const earlier = earlierAnswer(use, await findKey(db, use));
    if (earlier) return earlier;
    if (!(await reclaimKey(db, use, now, until))) throw new AppError('stateChanged');
  }
  return newAnswer(db, use, work);
}

/** The stored answer of a key, if any. Throws `keyReused` if it belongs to another request. */
export function earlierAnswer(use: KeyUse, kept: StoredKey | undefined): Answer | undefined {
  if (kept && kept.request_hash !== use.requestHash) throw new AppError('keyReused');
  if (kept?.answer == null) return undefined;
  return { status: kept.status ?? OK, body: JSON.parse(kept.answer), replayed: true };
}

async function newAnswer(db: Db, use: KeyUse, work: () => Promise<unknown>): Promise<Answer> {
  let body: unknown;
  try {
    body = await work();
  } catch (error) {
    if (error instanceof AppError) await storeAnswer(db, use, error.status, wireError(error));
    else await releaseKey(db, use);
    throw error;
  }
  // If this fails, the key stays locked until its lease expires: the work is done.
  await storeAnswer(db, use, OK, body);
  return { status: OK, body, replayed: false };
}
