import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    account_blocks: AccountBlocksTable;
  }
}

/** A blocked account: nobody can sign in to it. */
interface AccountBlocksTable {
  user_id: string;
  /** The reason shown to its owner. */
  reason: string;
  blocked_by: string;
  blocked_at: Date;
}

export type AccountBlock = Selectable<AccountBlocksTable>;

/** Blocks an account; false if it is already blocked. */
export async function insertBlock(trx: Trx, block: AccountBlock): Promise<boolean> {
  const inserted = await trx
    .insertInto('account_blocks')
    .values(block)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes a block; false if there is none. */
export async function deleteBlock(trx: Trx, userId: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('account_blocks').where('user_id', '=', userId).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function findBlock(db: Db, userId: string): Promise<AccountBlock | undefined> {
  return db.selectFrom('account_blocks').selectAll().where('user_id', '=', userId).executeTakeFirst();
}
