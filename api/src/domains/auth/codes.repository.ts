import type { Db, Trx } from '../../platform/db/index.ts';
import type { Account } from '../accounts/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    email_codes: EmailCodesTable;
  }
}

interface EmailCodesTable {
  user_id: string;
  /** The address to which the code was sent and which it confirms. */
  email: string;
  /** When the confirmation was first requested; further codes do not renew it. */
  asked_at: Date;
  code_hash: string;
  expires_at: Date;
  tries_left: number;
}

/** Stores a code and invalidates the user's earlier one. */
export async function saveCode(trx: Trx, code: EmailCodesTable): Promise<void> {
  await trx
    .insertInto('email_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute();
}

export async function selectCode(db: Db, userId: string) {
  return db.selectFrom('email_codes').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function lockCode(trx: Trx, userId: string) {
  return trx
    .selectFrom('email_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Uses up one try of a code and returns how many are left. */
export async function useUpTry(trx: Trx, userId: string): Promise<number> {
  const { tries_left } = await trx
    .updateTable('email_codes')
    .set((code) => ({ tries_left: code('tries_left', '-', 1) }))
    .where('user_id', '=', userId)
    .returning('tries_left')
    .executeTakeFirstOrThrow();
  return tries_left;
}

/** Drops a pending change of the e-mail; the code of a new account stays valid. */
export async function dropEmailChange(trx: Trx, { id, email_confirmed_at }: Account): Promise<void> {
  if (email_confirmed_at) await deleteCode(trx, id);
}

export async function deleteCode(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('email_codes').where('user_id', '=', userId).execute();
}
