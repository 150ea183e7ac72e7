import { transaction, type Db } from '../../../platform/db/index.ts';
import { confirmEmail, openAccount, type Account, type AccountRequest } from '../../accounts/index.ts';
import { savePassword } from '../credentials.repository.ts';
import { hashPassword } from '../secrets.ts';

/** Who becomes a manager. */
export type ManagerRequest = Omit<AccountRequest, 'type_client'> & { readonly password: string };

/**
 * Makes a manager, who may sign in at once: the only way to become one. Source: product.md §1.
 *
 * @throws AppError `emailExists`
 */
export async function createManager(db: Db, { password, ...person }: ManagerRequest, now: Date): Promise<Account> {
  const passwordHash = await hashPassword(password);
  return transaction(db, async (trx) => {
    const account = await openAccount(trx, { ...person, type_client: 'manager' }, now);
    await savePassword(trx, account.id, passwordHash);
    await confirmEmail(trx, account.id, now);
    return account;
  });
}
