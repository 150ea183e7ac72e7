import { createHash } from 'node:crypto';
import type { Db, Trx } from '../db/index.ts';
import { AppError } from '../errors/index.ts';
import { wireError } from './error-handler.ts';
import {
  claimKey,
  findKey,
  keepAnswer,
  reclaimKey,
  releaseKey,
  type KeyUse,
} from './idempotency.repository.ts';

/** How long a process may be silent before the same key may be tried again. */
const SILENCE_MS = 60_000;
const OK = 200;

/** An answer, and whether it was given before. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly replayed: boolean;
}

/** What stands for a request when two uses of a key are compared. */
export function requestHash(call: string, query: unknown, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([call, query, body]))
    .digest('hex');
}

/**
 * Does work at most once for a key: the first answer, refusals included, is given again to everyone who
 * comes with the same key and request. An unexpected error frees the key. Source: product.md §3.
 *
 * @param work is told how to keep its answer: `keep(trx, answer)` inside its own transaction, if it has one
 * @throws AppError `keyReused` for another request, `stateChanged` while the first is still running
 */
export async function answerOnce(
  db: Db,
  use: KeyUse,
  now: Date,
  work: (keep: (trx: Trx, answer: unknown) => Promise<void>) => Promise<unknown>,
): Promise<Answer> {
  const until = new Date(now.getTime() + SILENCE_MS);
  if (!(await claimKey(db, use, now, until))) {
    const earlier = await earlierAnswer(db, use, now, until);
    if (earlier) return earlier;
  }
  return newAnswer(db, use, work);
}

async function earlierAnswer(db: Db, use: KeyUse, now: Date, until: Date): Promise<Answer | undefined> {
  const kept = await findKey(db, use);
  if (kept && kept.request_hash !== use.requestHash) throw new AppError('keyReused');
  if (kept?.answer != null)
    return { status: kept.status ?? OK, body: JSON.parse(kept.answer), replayed: true };
  if (await reclaimKey(db, use, now, until)) return undefined;
  throw new AppError('stateChanged');
}

async function newAnswer(
  db: Db,
  use: KeyUse,
  work: (keep: (trx: Trx, answer: unknown) => Promise<void>) => Promise<unknown>,
): Promise<Answer> {
  let isKept = false;
  try {
    const body = await work(async (trx, answer) => {
      await keepAnswer(trx, use, OK, answer);
      isKept = true;
    });
    if (!isKept) await keepAnswer(db, use, OK, body);
    return { status: OK, body, replayed: false };
  } catch (error) {
    if (error instanceof AppError) await keepAnswer(db, use, error.status, wireError(error));
    else await releaseKey(db, use);
    throw error;
  }
}
