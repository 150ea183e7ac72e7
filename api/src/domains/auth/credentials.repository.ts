import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    credentials: CredentialsTable;
  }
}

interface CredentialsTable {
  user_id: string;
  password_hash: string;
}

export async function selectPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const credentials = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return credentials?.password_hash;
}

/**
 * The same, locked: waits for a concurrent change of the password, and a later one waits for this transaction.
 *
 * @param mode `update` if the transaction will change the password
 */
export async function lockPasswordHash(
  trx: Trx,
  userId: string,
  mode: 'share' | 'update' = 'share',
): Promise<string | undefined> {
  const unlocked = trx.selectFrom('credentials').select('password_hash').where('user_id', '=', userId);
  const locked = mode === 'share' ? unlocked.forShare() : unlocked.forUpdate();
  return (await locked.executeTakeFirst())?.password_hash;
}

export async function savePassword(trx: Trx, userId: string, passwordHash: string): Promise<void> {
  const fresh = { password_hash: passwordHash };
  await trx
    .insertInto('credentials')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

/** Invalidates the password: signing in requires a new one, set with a mailed key. */
export async function deletePassword(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('credentials').where('user_id', '=', userId).execute();
}
