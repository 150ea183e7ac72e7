import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import {
  selectAccount,
  selectAccountByEmail,
  selectAccounts,
  selectAnyAccount,
  selectManagers,
  type Account,
} from '../accounts.repository.ts';
import { isEmailReserved } from '../former-emails.repository.ts';

/**
 * The account with an e-mail (case-insensitive): the one that has confirmed it, otherwise the latest unconfirmed one.
 */
export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  selectAccountByEmail(db, email);

/**
 * The account.
 *
 * @throws AppError `notFound`
 */
export async function getAccount(db: Db, userId: string): Promise<Account> {
  const account = await selectAccount(db, userId);
  if (!account) throw new AppError('notFound');
  return account;
}

/**
 * Some accounts, by their ids.
 *
 * @throws AppError `notFound` when one of them does not exist
 */
export async function listAccounts(db: Db, userIds: readonly string[]): Promise<Account[]> {
  const accounts = await selectAccounts(db, userIds);
  if (accounts.length < userIds.length) throw new AppError('notFound');
  return accounts;
}

/** Ids of all managers. */
export const listManagerIds = async (db: Db): Promise<string[]> =>
  (await selectManagers(db)).map(({ id }) => id);

/** True if an account has confirmed the e-mail, or it is reserved for another account than the given one. */
export async function isEmailTaken(db: Db, email: string, now: Date, userId?: string): Promise<boolean> {
  const account = await selectAccountByEmail(db, email);
  return (account?.email_confirmed_at ?? null) !== null || isEmailReserved(db, email, now, userId);
}

/** True if there is any account. */
export const hasAccounts = async (db: Db): Promise<boolean> => (await selectAnyAccount(db)) !== undefined;
