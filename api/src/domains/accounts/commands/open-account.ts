import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import {
  deleteUnconfirmed,
  insertAccount,
  setEmailConfirmed,
  type Account,
  type NewAccount,
} from '../accounts.repository.ts';
import { isEmailReserved } from '../former-emails.repository.ts';

/** Data of a new account. */
export type AccountRequest = Pick<
  NewAccount,
  'first_name' | 'last_name' | 'email' | 'type_client' | 'language'
>;

/** Creates an account with an unconfirmed e-mail, which several accounts may share. */
export const openAccount = (trx: Trx, request: AccountRequest, now: Date): Promise<Account> =>
  insertAccount(trx, { ...request, email_confirmed_at: null, created_at: now });

/**
 * Marks the account's e-mail as confirmed, so its owner can sign in. Deletes the other unconfirmed accounts of the
 * address, passwords included.
 *
 * @throws AppError `emailExists`, also for an address that another account may still restore
 */
export async function confirmEmail(trx: Trx, userId: string, now: Date): Promise<void> {
  const email = await setEmailConfirmed(trx, userId, now);
  // After the update, which waits for a concurrent change away from the address.
  if (await isEmailReserved(trx, email, now, userId)) throw new AppError('emailExists');
  await deleteUnconfirmed(trx, email);
}
