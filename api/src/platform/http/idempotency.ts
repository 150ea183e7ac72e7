import { createHash } from 'node:crypto';
import type { Db } from '../db/index.ts';
import { AppError } from '../errors/index.ts';
import { wireError } from './error-handler.ts';
import {
  claimKey,
  findKey,
  keepAnswer,
  reclaimKey,
  releaseKey,
  type KeptKey,
  type KeyUse,
} from './idempotency.repository.ts';

/** How long a process may be silent before the same key may be tried again. */
const SILENCE_MS = 60_000;
export const OK = 200;

/** An answer, and whether it was given before. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly replayed: boolean;
}

/** A digest of a request, by which two uses of a key are compared. */
export function requestHash(call: string, query: unknown, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([call, query, body]))
    .digest('hex');
}

/**
 * Does work at most once for a key: the first answer, refusals included, is given again to everyone who
 * comes with the same key and request. An unexpected error frees the key. For work that is more than one transaction;
 * other work is done by `answerInTransaction`. Source: product.md §3.
 *
 * @throws AppError `keyReused` for another request, `stateChanged` while the first is still running
 */
export async function answerOnce(
  db: Db,
  use: KeyUse,
  now: Date,
  work: () => Promise<unknown>,
): Promise<Answer> {
  const until = new Date(now.getTime() + SILENCE_MS);
  if (!(await claimKey(db, use, now, until))) {
    const earlier = earlierAnswer(use, await findKey(db, use));
    if (earlier) return earlier;
    if (!(await reclaimKey(db, use, now, until))) throw new AppError('stateChanged');
  }
  return newAnswer(db, use, work);
}

/** The answer kept for a key, if there is one. Throws `keyReused` when it was for another request. */
export function earlierAnswer(use: KeyUse, kept: KeptKey | undefined): Answer | undefined {
  if (kept && kept.request_hash !== use.requestHash) throw new AppError('keyReused');
  if (kept?.answer == null) return undefined;
  return { status: kept.status ?? OK, body: JSON.parse(kept.answer), replayed: true };
}

async function newAnswer(db: Db, use: KeyUse, work: () => Promise<unknown>): Promise<Answer> {
  try {
    const body = await work();
    await keepAnswer(db, use, OK, body);
    return { status: OK, body, replayed: false };
  } catch (error) {
    if (error instanceof AppError) await keepAnswer(db, use, error.status, wireError(error));
    else await releaseKey(db, use);
    throw error;
  }
}
