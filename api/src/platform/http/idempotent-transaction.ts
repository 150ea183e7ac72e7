import { transaction, type Db, type Trx } from '../db/index.ts';
import { AppError } from '../errors/index.ts';
import { wireError } from './error-handler.ts';
import { earlierAnswer, OK, type Answer } from './idempotency.ts';
import {
  answerInsert,
  findKey,
  isStoredKey,
  lockKey,
  releaseKey,
  storeAnswer,
  type KeyLock,
  type KeyUse,
} from './idempotency.repository.ts';

/**
 * Does work of one transaction at most once per key, like `answerOnce`. The answer is committed together with the
 * changes it reports, and a process that dies leaves nothing behind.
 *
 * @throws AppError `keyReused` for another request, `stateChanged` while the first is still running
 */
export async function answerInTransaction(
  db: Db,
  use: KeyUse,
  now: Date,
  work: (trx: Trx) => Promise<unknown>,
): Promise<Answer> {
  let isMine = false;
  try {
    return await transaction(
      db,
      async (trx: Trx, lock: KeyLock) => {
        isMine = false;
        const earlier = earlierAnswer(use, lock.kept);
        if (earlier) return earlier;
        isMine = lock.isMine;
        if (!isMine) throw new AppError('stateChanged');
        if (lock.kept) await takeOver(trx, use, lock.kept.locked_until, now);
        const body = await work(trx);
        return { status: OK, body, replayed: false };
      },
      {
        first: (trx) => lockKey(trx, use),
        last: (trx, answer) => (answer.replayed ? undefined : answerInsert(trx, use, answer, now)),
      },
    );
  } catch (error) {
    // Another call stored or claimed the key after it was read.
    const refusal = isStoredKey(error) ? new AppError('stateChanged') : error;
    if (!isMine || !(refusal instanceof AppError)) throw error;
    return storeRefusal(db, use, refusal, now);
  }
}

/** Removes the key of a process of an older release that died, unless its lease lasts. */
async function takeOver(trx: Trx, use: KeyUse, lockedUntil: Date, now: Date): Promise<void> {
  if (lockedUntil > now) throw new AppError('stateChanged');
  await releaseKey(trx, use);
}

/** Throws the refusal, unless an answer was stored meanwhile. */
async function storeRefusal(db: Db, use: KeyUse, refusal: AppError, now: Date): Promise<Answer> {
  const answer = { status: refusal.status, body: wireError(refusal) };
  try {
    await db.executeQuery(answerInsert(db, use, answer, now));
  } catch (error) {
    if (!isStoredKey(error)) throw error;
    const kept = await findKey(db, use);
    const earlier = earlierAnswer(use, kept);
    if (earlier) return earlier;
    // The key of a dead process, whose removal was rolled back.
    if (kept && kept.locked_until <= now) await storeAnswer(db, use, answer.status, answer.body);
  }
  throw refusal;
}
