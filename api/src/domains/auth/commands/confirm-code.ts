import { transaction, type Db, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { KeyRing } from '../../../platform/keys/index.ts';
import { confirmEmail, getAccount } from '../../accounts/index.ts';
import { openProfile } from '../../profiles/index.ts';
import { deleteCode, lockCode, useUpTry } from '../codes.repository.ts';
import { verifyCode } from '../rules/email-code.ts';
import { hashCode } from '../secrets.ts';
import { moveToEmail } from './move-to-email.ts';

/**
 * Confirms an e-mail by the code sent to it: a new account's first address, or the one it changes to.
 *
 * @throws AppError `badCode`, which uses up one of the [5] tries; `emailExists` when another account has confirmed the
 *   address meanwhile
 */
export async function confirmCode(
  keys: KeyRing,
  db: Db,
  userId: string,
  code: string,
  now: Date,
): Promise<void> {
  const typedHashes = keys.map((key) => hashCode(key, userId, code));
  const triesLeft = await transaction(db, (trx) => tryCode(trx, userId, typedHashes, now));
  if (triesLeft !== undefined) throw new AppError('badCode', { tries_left: triesLeft });
}

/** Returns the remaining tries instead of throwing, so that the used try is committed; undefined once confirmed. */
async function tryCode(
  trx: Trx,
  userId: string,
  typedHashes: readonly string[],
  now: Date,
): Promise<number | undefined> {
  const sent = await lockCode(trx, userId);
  if (!sent) return 0;
  const verdict = verifyCode(sent, typedHashes, now);
  if (verdict === 'dead') return 0;
  if (verdict === 'wrong') return useUpTry(trx, userId);
  const account = await getAccount(trx, userId);
  if (account.email !== sent.email) await moveToEmail(trx, account, sent.email, now);
  await confirmEmail(trx, userId, now);
  await openProfile(trx, account);
  await deleteCode(trx, userId);
  return undefined;
}
