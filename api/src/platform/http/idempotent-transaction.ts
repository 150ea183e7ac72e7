import { transaction, type Db, type Trx } from '../db/index.ts';
import { AppError } from '../errors/index.ts';
import { wireError } from './error-handler.ts';
import { earlierAnswer, OK, type Answer } from './idempotency.ts';
import { findKey, insertAnswer, lockKey, type KeyLock, type KeyUse } from './idempotency.repository.ts';

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
        const earlier = earlierAnswer(use, lock.kept);
        if (earlier) return earlier;
        if (!lock.isMine) throw new AppError('stateChanged');
        isMine = true;
        const body = await work(trx);
        // A transaction may have ended between the read and the lock.
        if (!(await insertAnswer(trx, use, OK, body, now))) throw new AppError('stateChanged');
        return { status: OK, body, replayed: false };
      },
      (trx) => lockKey(trx, use),
    );
  } catch (error) {
    if (!isMine || !(error instanceof AppError)) throw error;
    if (await insertAnswer(db, use, error.status, wireError(error), now)) throw error;
    const faster = earlierAnswer(use, await findKey(db, use));
    if (!faster) throw error;
    return faster;
  }
}
