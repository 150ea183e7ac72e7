import { DURATIONS, secondsAfter } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { updateEmail, type Account } from '../accounts.repository.ts';
import { insertFormerEmail, isEmailReserved } from '../former-emails.repository.ts';

/**
 * Changes the account's confirmed e-mail. The previous address stays reserved for [72 h], during which the key of
 * `keyHash` undoes the change.
 *
 * @throws AppError `emailExists` if another account has confirmed the address meanwhile
 */
export async function changeEmail(
  trx: Trx,
  { id, email: former }: Account,
  email: string,
  keyHash: string,
  now: Date,
): Promise<void> {
  await updateEmail(trx, id, email);
  // After the update, which waits for a concurrent change away from the address.
  if (await isEmailReserved(trx, email, now, id)) throw new AppError('emailExists');
  await insertFormerEmail(trx, {
    key_hash: keyHash,
    user_id: id,
    email: former,
    changed_at: now,
    expires_at: secondsAfter(now, DURATIONS.emailUndo),
  });
}

/** Restores an account's reserved former address. */
export const restoreEmail = (trx: Trx, userId: string, email: string): Promise<void> =>
  updateEmail(trx, userId, email);
