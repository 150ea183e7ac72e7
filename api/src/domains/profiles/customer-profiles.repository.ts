import type { Db } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    customer_profiles: CustomerProfilesTable;
  }
}

interface CustomerProfilesTable {
  user_id: string;
  about_company: string;
  links: string[];
  contacts: string;
}

export async function selectCustomerProfile(db: Db, userId: string) {
  return db
    .selectFrom('customer_profiles')
    .select(['about_company', 'links', 'contacts'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function saveCustomerProfile(db: Db, profile: CustomerProfilesTable): Promise<void> {
  await db
    .insertInto('customer_profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(profile))
    .execute();
}
