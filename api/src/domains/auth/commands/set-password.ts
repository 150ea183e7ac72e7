import { transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { savePassword } from '../credentials.repository.ts';
import { takeResetKey } from '../reset-keys.repository.ts';
import { hashKey, hashPassword } from '../secrets.ts';
import { endSessions } from '../sessions.repository.ts';

/**
 * Sets a new password with the key from the mail, opens a locked account and ends all sessions.
 *
 * @throws AppError `badCode` for a key that is unknown, used or expired
 */
export async function setPassword(db: Db, key: string, password: string, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  await transaction(db, async (trx) => {
    const userId = await takeResetKey(trx, hashKey(key), now);
    if (userId === undefined) throw new AppError('badCode');
    await savePassword(trx, userId, passwordHash);
    await endSessions(trx, userId, now);
  });
}
