import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { Sweep } from '../../platform/jobs/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    former_emails: FormerEmailsTable;
  }
}

/** A previous address of an account, which the account can restore until `expires_at`. */
interface FormerEmailsTable {
  /** Hash of the undo key mailed to the address. */
  key_hash: string;
  user_id: string;
  email: string;
  changed_at: Date;
  expires_at: Date;
}

export type FormerEmail = Selectable<FormerEmailsTable>;

/** Reserves an address for its account until `expires_at`. */
export async function insertFormerEmail(trx: Trx, former: FormerEmail): Promise<void> {
  await trx.insertInto('former_emails').values(former).execute();
}

/** True for an address reserved for another account than `exceptUserId`. */
export async function isEmailReserved(
  db: Db,
  email: string,
  now: Date,
  exceptUserId?: string,
): Promise<boolean> {
  let kept = db
    .selectFrom('former_emails')
    .select('user_id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('expires_at', '>', now);
  if (exceptUserId) kept = kept.where('user_id', '!=', exceptUserId);
  return (await kept.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Redeems an undo key and returns its row, or undefined if the key is unknown, used or expired. Invalidates the keys of
 * the account's later changes, which may have been sent to an attacker's addresses.
 */
export async function redeemUndoKey(trx: Trx, keyHash: string, now: Date): Promise<FormerEmail | undefined> {
  const taken = await trx
    .deleteFrom('former_emails')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (taken)
    await trx
      .deleteFrom('former_emails')
      .where('user_id', '=', taken.user_id)
      .where('changed_at', '>=', taken.changed_at)
      .execute();
  return taken;
}

/** Deletes expired reservations. */
export const sweepFormerEmails: Sweep = async (db, now) => {
  await db.deleteFrom('former_emails').where('expires_at', '<=', now).execute();
};
