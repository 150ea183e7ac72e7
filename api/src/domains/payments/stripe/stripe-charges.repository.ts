import type { Db } from '../../../platform/db/index.ts';

declare module '../../../platform/registry.ts' {
  interface Tables {
    stripe_charges: { attempt_id: string; intent_id: string | null };
  }
}

/** Stores the intent of an attempt before its confirmation; false if the attempt was abandoned meanwhile. */
export async function saveIntent(db: Db, attempt_id: string, intent_id: string): Promise<boolean> {
  await insertOnce(db, attempt_id, intent_id);
  return (await selectIntent(db, attempt_id)) === intent_id;
}

/** The intent of an attempt. Without one, this read abandons the attempt: it cannot get one later. */
export async function findIntentOrAbandon(db: Db, attempt_id: string): Promise<string | undefined> {
  await insertOnce(db, attempt_id, null);
  return selectIntent(db, attempt_id);
}

async function insertOnce(db: Db, attempt_id: string, intent_id: string | null): Promise<void> {
  await db
    .insertInto('stripe_charges')
    .values({ attempt_id, intent_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectIntent(db: Db, attemptId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stripe_charges')
    .select('intent_id')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row?.intent_id ?? undefined;
}

export async function selectAttemptOfIntent(db: Db, intentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stripe_charges')
    .select('attempt_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return row?.attempt_id;
}
