import { transaction, type Db } from '../../../platform/db/index.ts';
import { confirmEmail, openAccount, type Account, type AccountRequest } from '../../accounts/index.ts';
import { openProfile } from '../../profiles/index.ts';
import { savePassword } from '../credentials.repository.ts';
import { passwords } from '../password-hasher.ts';

/** A person registered by us. */
type Registration = AccountRequest & { readonly password: string };

/**
 * Creates an account with a confirmed e-mail: for managers, who have no sign-up, and the people of the demo world.
 * Source: product.md §§1, 11.
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
