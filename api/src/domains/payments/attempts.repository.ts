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

/** True while nobody knows how the attempt ends. */
export async function isAttemptLive(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of attempts of which nobody knows how they end. */
export async function countLiveAttempts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment_attempts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes an answer of the provider about a live attempt and gives it; undefined when it is settled already. */
export async function updateLiveAttempt(
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

/** The project that an attempt was to pay; undefined when it is gone. */
export async function selectProjectOfAttempt(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('project_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.project_id ?? undefined;
}

/** The attempt by which a project was paid. */
export async function selectSucceededAttempt(db: Db, projectId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return row?.id;
}
