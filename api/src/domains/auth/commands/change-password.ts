import type { Body } from '@metier/shared-kit/contract/operations';
import { transaction, type Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { RATE_LIMITS, type AuthGround } from '../auth-ground.ts';
import { savePassword } from '../credentials.repository.ts';
import { hashPassword } from '../secrets.ts';
import { endSessions } from '../sessions.repository.ts';
import { checkPassword } from './check-password.ts';

/**
 * Changes the own password and ends the other sessions. Source: product.md §7.
 *
 * @throws AppError `wrongCredentials`, `accountLocked`, `tooManyRequests`
 */
export async function changePassword(
  { limit }: AuthGround,
  db: Db,
  actor: Actor,
  { password, new_password }: Body<'POST /api/auth/change_password'>,
  now: Date,
): Promise<void> {
  await limit(RATE_LIMITS.login, actor.userId, now);
  await checkPassword(db, actor.userId, password, now);
  const passwordHash = await hashPassword(new_password);
  await transaction(db, async (trx) => {
    await savePassword(trx, actor.userId, passwordHash);
    await endSessions(trx, actor.userId, now, actor.sessionId);
  });
}
