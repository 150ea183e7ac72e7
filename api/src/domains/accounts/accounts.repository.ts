import { DURATIONS, secondsAfter, type Language, type Role } from '@metier/contract';
import { sql, type Generated, type Insertable, type Selectable } from 'kysely';
import { isUniqueViolation, type Db, type Trx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Sweep } from '../../platform/jobs/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    users: UsersTable;
  }
}

interface UsersTable {
  id: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  type_client: Role;
  language: Language;
  email_confirmed_at: Date | null;
  created_at: Date;
}

export type Account = Selectable<UsersTable>;
export type NewAccount = Insertable<UsersTable>;

export async function insertAccount(trx: Trx, account: NewAccount): Promise<Account> {
  return trx.insertInto('users').values(account).returningAll().executeTakeFirstOrThrow();
}

/** Throws `emailExists` if another account has confirmed the address. */
export async function updateEmail(trx: Trx, id: string, email: string): Promise<void> {
  try {
    await trx.updateTable('users').set({ email }).where('id', '=', id).execute();
  } catch (error) {
    throw emailClash(error);
  }
}

export async function updateLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

/** Returns the confirmed address. Throws `emailExists` when another account has confirmed it. */
export async function setEmailConfirmed(trx: Trx, id: string, now: Date): Promise<string> {
  try {
    const { email } = await trx
      .updateTable('users')
      .set({ email_confirmed_at: now })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    return email;
  } catch (error) {
    throw emailClash(error);
  }
}

/** Deletes the unconfirmed accounts of an address that another account has confirmed. */
export async function deleteUnconfirmed(trx: Trx, email: string): Promise<void> {
  await trx
    .deleteFrom('users')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** Deletes accounts whose e-mail was not confirmed within [24 h]. */
export const sweepUnconfirmed: Sweep = async (db, now) => {
  await db
    .deleteFrom('users')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<=', secondsAfter(now, -DURATIONS.unconfirmedAccount))
    .execute();
};

export async function selectAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Selects an account and locks it until the transaction ends, which also blocks new sessions. */
export async function lockAccount(trx: Trx, id: string): Promise<Account | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function selectAccounts(db: Db, ids: readonly string[]): Promise<Account[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();
}

export async function selectManagers(db: Db): Promise<Pick<Account, 'id'>[]> {
  return db.selectFrom('users').select('id').where('type_client', '=', 'manager').execute();
}

/** The account that has confirmed an address, otherwise the latest unconfirmed one. */
export async function selectAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function selectAnyAccount(db: Db) {
  return db.selectFrom('users').select('id').limit(1).executeTakeFirst();
}

export async function selectName(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function emailClash(error: unknown): unknown {
  return isUniqueViolation(error, 'users_email') ? new AppError('emailExists') : error;
}
