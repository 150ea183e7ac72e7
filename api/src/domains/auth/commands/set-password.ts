import type { Body } from '@metier/contract/operations';
import { transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { getAccount } from '../../accounts/index.ts';
import type { AuthServices } from '../auth-services.ts';
import { dropEmailChange } from '../codes.repository.ts';
import { savePassword } from '../credentials.repository.ts';
import { hashNewPassword } from '../hash-new-password.ts';
import { countersOfAccount } from '../login-counters.ts';
import { deleteTries } from '../login-tries.repository.ts';
import { ownerOfResetKey, redeemResetKey } from '../reset-keys.repository.ts';
import { hashKey } from '../secrets.ts';
import { endSessions } from '../sessions.repository.ts';
import { mailPasswordChange } from './mail-password-change.ts';

/**
 * Sets a new password with the mailed key, resets the account's failed logins, drops a pending change of the
 * e-mail and ends all sessions.
 *
 * @returns the user whose password was set
 * @throws AppError `badCode` for an unknown, used or expired key; `invalidInput` for an easily guessed password;
 * `tooManyRequests`
 */
export async function setPassword(
  { passwords }: Pick<AuthServices, 'passwords'>,
  db: Db,
  { password, secret_key }: Body<'POST /api/auth/setting-password'>,
  address: string,
  now: Date,
): Promise<string> {
  // Checked before hashing: an invalid key must not cost a hash.
  const ownerId = await ownerOfResetKey(db, hashKey(secret_key), now);
  if (ownerId === undefined) throw new AppError('badCode');
  const owner = await getAccount(db, ownerId);
  const passwordHash = await hashNewPassword({ passwords }, { password }, 'password', owner);
  return transaction(db, async (trx) => {
    const userId = await redeemResetKey(trx, hashKey(secret_key), now);
    if (userId === undefined) throw new AppError('badCode');
    await savePassword(trx, userId, passwordHash);
    await endSessions(trx, userId, now);
    await dropEmailChange(trx, owner);
    await mailPasswordChange(trx, userId, now);
    await deleteTries(trx, countersOfAccount(owner.email.toLowerCase(), address));
    return userId;
  });
}
