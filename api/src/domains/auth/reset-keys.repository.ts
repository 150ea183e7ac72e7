import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    reset_keys: ResetKeysTable;
  }
}

interface ResetKeysTable {
  user_id: string;
  key_hash: string;
  expires_at: Date;
}

/** Stores a key and invalidates the user's earlier one. */
export async function saveResetKey(trx: Trx, key: ResetKeysTable): Promise<void> {
  await trx
    .insertInto('reset_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(key))
    .execute();
}

/** The user of a valid key; undefined if the key is unknown, used or expired. */
export async function ownerOfResetKey(db: Db, keyHash: string, now: Date): Promise<string | undefined> {
  const known = await db
    .selectFrom('reset_keys')
    .select('user_id')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return known?.user_id;
}

/** Invalidates a user's key, if any. */
export async function deleteResetKey(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('reset_keys').where('user_id', '=', userId).execute();
}

/** Redeems a key and returns its user; undefined if it is unknown, used or expired. */
export async function redeemResetKey(trx: Trx, keyHash: string, now: Date): Promise<string | undefined> {
  const taken = await trx
    .deleteFrom('reset_keys')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}
