import type { Cents } from '@metier/contract';
import type { Db } from '../../../platform/db/index.ts';

declare module '../../../platform/registry.ts' {
  interface Tables {
    sandbox_operations: SandboxOperation<string>;
  }
}

/** An operation of the sandbox and its outcome. */
export interface SandboxOperation<Outcome extends string> {
  kind: 'charge' | 'refund' | 'payout';
  key: string;
  amount: Cents;
  outcome: Outcome;
  settles_at: Date;
}

/** Records an operation once per key and returns its state. */
export async function recordOperation<Outcome extends string>(
  db: Db,
  operation: SandboxOperation<Outcome>,
  now: Date,
): Promise<Outcome | 'pending'> {
  await db
    .insertInto('sandbox_operations')
    .values(operation)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findOperation<Outcome>(db, operation.kind, operation.key, now)) ?? 'pending';
}

/** State of an operation; undefined if it never arrived. */
export async function findOperation<Outcome extends string>(
  db: Db,
  kind: SandboxOperation<Outcome>['kind'],
  key: string,
  now: Date,
): Promise<Outcome | 'pending' | undefined> {
  const row = await db
    .selectFrom('sandbox_operations')
    .select(['outcome', 'settles_at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.settles_at <= now ? (row.outcome as Outcome) : 'pending';
}
