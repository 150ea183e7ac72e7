import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { RATE_LIMITS, type AuthServices } from '../auth-services.ts';
import { isRecentSignIn } from '../rules/recent-sign-in.ts';
import { selectSignInTime } from '../sessions.repository.ts';
import { checkPassword } from './check-password.ts';

/**
 * Requires the password or a sign-in within [15 min], so that an unattended or stolen session is not enough to take
 * over the account. A supplied password must be correct.
 *
 * @throws AppError `passwordNeeded`, `wrongCredentials`, `accountLocked`, `tooManyRequests`
 */
export async function confirmIdentity(
  services: AuthServices,
  db: Db,
  { userId, sessionId }: Actor,
  password: string | undefined,
  now: Date,
): Promise<void> {
  if (password !== undefined) {
    await services.limit(RATE_LIMITS.login, userId, now);
    await checkPassword(services, db, userId, password, now);
    return;
  }
  const signedInAt = sessionId === null ? undefined : await selectSignInTime(db, sessionId);
  if (!signedInAt || !isRecentSignIn(signedInAt, now)) throw new AppError('passwordNeeded');
}
