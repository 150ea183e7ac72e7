import { PATHS } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import { transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { mailAccount, redeemUndoKey, restoreEmail } from '../../accounts/index.ts';
import { deleteCode } from '../codes.repository.ts';
import { deletePassword } from '../credentials.repository.ts';
import { hashKey } from '../secrets.ts';
import { endSessions } from '../sessions.repository.ts';
import { makeResetKey } from './recover-password.ts';

/**
 * Undoes a change of the e-mail for the owner of the previous address. An attacker may have made the change, so all
 * sessions end, the password is invalidated and a pending e-mail change is dropped.
 *
 * @returns the restored address and a key to set a new password
 * @throws AppError `badCode` for an unknown, used or expired key
 */
export async function undoEmail(db: Db, key: string, now: Date): Promise<Reply<'POST /api/auth/undo_email'>> {
  return transaction(db, async (trx) => {
    const former = await redeemUndoKey(trx, hashKey(key), now);
    if (!former) throw new AppError('badCode');
    const { user_id, email } = former;
    await restoreEmail(trx, user_id, email);
    await deleteCode(trx, user_id);
    await deletePassword(trx, user_id);
    await endSessions(trx, user_id, now);
    await mailAccount(trx, user_id, 'email-restored', { path: PATHS.recoveryPassword });
    return { secret_key: await makeResetKey(trx, user_id, now), email };
  });
}
