import type { Body } from '@metier/contract/operations';
import { transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { RATE_LIMITS, type AuthServices } from '../auth-services.ts';
import { dropEmailChange } from '../codes.repository.ts';
import { lockPasswordHash, savePassword } from '../credentials.repository.ts';
import { hashNewPassword } from '../hash-new-password.ts';
import { deleteResetKey } from '../reset-keys.repository.ts';
import { endSessions } from '../sessions.repository.ts';
import { checkPassword } from './check-password.ts';
import { mailPasswordChange } from './mail-password-change.ts';

/**
 * Changes the caller's password, ends the other sessions, invalidates pending recovery links and drops a pending change
 * of the e-mail, which somebody else may have requested. Source: product.md §7.
 *
 * @throws AppError `wrongCredentials`, `accountLocked`, `invalidInput` for an easily guessed new password,
 * `tooManyRequests`
 */
export async function changePassword(
  services: AuthServices,
  db: Db,
  actor: Actor,
  { password, new_password }: Body<'POST /api/auth/change_password'>,
  now: Date,
): Promise<void> {
  await services.limit(RATE_LIMITS.login, actor.userId, now);
  const checkedHash = await checkPassword(services, db, actor.userId, password, now);
  const owner = await getAccount(db, actor.userId);
  const passwordHash = await hashNewPassword(services, { new_password }, 'new_password', owner);
  await transaction(db, async (trx) => {
    // While the new password was hashed, the owner may have recovered the account from a thief who makes this call.
    if ((await lockPasswordHash(trx, actor.userId, 'update')) !== checkedHash)
      throw new AppError('wrongCredentials');
    await savePassword(trx, actor.userId, passwordHash);
    await deleteResetKey(trx, actor.userId);
    await dropEmailChange(trx, owner);
    await endSessions(trx, actor.userId, now, actor.sessionId);
    await mailPasswordChange(trx, actor.userId, now);
  });
}
