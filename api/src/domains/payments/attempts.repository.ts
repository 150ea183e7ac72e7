import type { Cents } from '@metier/contract';
import type { Generated } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    payment_attempts: PaymentAttemptsTable;
  }
}

/** `unknown` until the provider has answered. */
export type AttemptState = 'unknown' | 'pending' | 'succeeded' | 'declined';

interface PaymentAttemptsTable {
  id: string;
  project_id: string | null;
  amount: Cents;
  state: Generated<AttemptState>;
  created_at: Date;
  settled_at: Date | null;
}

export async function insertAttempt(
  trx: Trx,
  id: string,
  project_id: string,
  amount: Cents,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('payment_attempts')
    .values({ id, project_id, amount, created_at: now, settled_at: null })
    .execute();
}

/** True until the attempt has succeeded or was declined. */
export async function isAttemptUnsettled(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of unsettled attempts. */
export async function countUnsettledAttempts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment_attempts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Records the provider's response to an unsettled attempt and returns the attempt; undefined if it is settled. */
export async function updateUnsettledAttempt(
  trx: Trx,
  id: string,
  state: AttemptState,
  now: Date,
): Promise<Pick<PaymentAttemptsTable, 'project_id' | 'created_at'> | undefined> {
  return trx
    .updateTable('payment_attempts')
    .set({ state, settled_at: state === 'succeeded' || state === 'declined' ? now : null })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning(['project_id', 'created_at'])
    .executeTakeFirst();
}

/** The project of an attempt; undefined if it was deleted. */
export async function selectProjectOfAttempt(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.project_id ?? undefined;
}

/** The successful attempt of a project. */
export async function selectSucceededAttempt(db: Db, projectId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return row?.id;
}
