import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { changeEmail, confirmEmail } from '../../accounts/index.ts';
import { openProfile } from '../../profiles/index.ts';
import { deleteCode, lockCode, useUpTry } from '../codes.repository.ts';
import { judgeCode } from '../rules/email-code.ts';
import { hashCode } from '../secrets.ts';

/**
 * Confirms an e-mail by the code sent to it: a new account's first address, or the one it changes to.
 *
 * @throws AppError `badCode`, which uses up one of the [5] tries; `emailExists` when somebody took the address meanwhile
 */
export async function confirmCode(
  secret: string,
  db: Db,
  userId: string,
  code: string,
  now: Date,
): Promise<void> {
  const isConfirmed = await transaction(db, (trx) =>
    tryCode(trx, userId, hashCode(secret, userId, code), now),
  );
  if (!isConfirmed) throw new AppError('badCode');
}

/** Answers instead of throwing, so that the used try is kept. */
async function tryCode(trx: Trx, userId: string, typedHash: string, now: Date): Promise<boolean> {
  const sent = await lockCode(trx, userId);
  if (!sent) return false;
  const verdict = judgeCode(sent, typedHash, now);
  if (verdict === 'wrong') await useUpTry(trx, userId);
  if (verdict !== 'right') return false;
  await changeEmail(trx, userId, sent.email);
  await confirmEmail(trx, userId, now);
  await openProfile(trx, userId);
  await deleteCode(trx, userId);
  return true;
}
