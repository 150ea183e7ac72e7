import type { Trx } from '../../../platform/db/index.ts';
import {
  insertAccount,
  setEmailConfirmed,
  updateEmail,
  type Account,
  type NewAccount,
} from '../accounts.repository.ts';

/** What it takes to open an account. */
export type AccountRequest = Pick<
  NewAccount,
  'first_name' | 'last_name' | 'email' | 'type_client' | 'language'
>;

/**
 * Opens an account whose e-mail still waits to be confirmed.
 *
 * @throws AppError `emailExists`
 */
export async function openAccount(trx: Trx, request: AccountRequest, now: Date): Promise<Account> {
  return insertAccount(trx, { ...request, email_confirmed_at: null, created_at: now });
}

/** Marks the account's e-mail as confirmed: from now on its owner may sign in. */
export const confirmEmail = (trx: Trx, userId: string, now: Date): Promise<void> =>
  setEmailConfirmed(trx, userId, now);

/**
 * Gives the account another, confirmed e-mail.
 *
 * @throws AppError `emailExists` when somebody took the address meanwhile
 */
export const changeEmail = (trx: Trx, userId: string, email: string): Promise<void> =>
  updateEmail(trx, userId, email);
