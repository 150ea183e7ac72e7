import { transaction, type Db } from '../../../platform/db/index.ts';
import { confirmEmail, openAccount, type Account, type AccountRequest } from '../../accounts/index.ts';
import { openProfile } from '../../profiles/index.ts';
import { savePassword } from '../credentials.repository.ts';
import { passwords } from '../password-hasher.ts';

/** Whom we register ourselves. */
type Registration = AccountRequest & { readonly password: string };

/**
 * Makes an account that may sign in at once, its e-mail being known to be right: managers, who come to be in
 * no other way, and the people of the demo world. Source: product.md §§1, 11.
 *
 * @throws AppError `emailExists`
 */
export async function registerAccount(
  db: Db,
  { password, ...person }: Registration,
  now: Date,
): Promise<Account> {
  const passwordHash = await passwords.hash(password);
  return transaction(db, async (trx) => {
    const account = await openAccount(trx, person, now);
    await savePassword(trx, account.id, passwordHash);
    await confirmEmail(trx, account.id, now);
    await openProfile(trx, account);
    return account;
  });
}
