import type { MailChoice, MailTime } from '@metier/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    notification_preferences: PreferencesTable;
  }
}

/** Kinds without a row are mailed at once. */
interface PreferencesTable {
  user_id: string;
  kind: MailChoice;
  mail: MailTime;
}

export async function selectPreferences(db: Db, userIds: readonly string[]): Promise<PreferencesTable[]> {
  return db
    .selectFrom('notification_preferences')
    .selectAll()
    .where(sql<boolean>`user_id = any (${userIds}::uuid[])`)
    .execute();
}

export async function savePreference(trx: Trx, preference: PreferencesTable): Promise<void> {
  await trx
    .insertInto('notification_preferences')
    .values(preference)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ mail: preference.mail }))
    .execute();
}
