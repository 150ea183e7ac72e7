import type { Cents } from '@metier/shared-kit/contract';
import type { Generated } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { WithdrawnFunds } from './rules/withdrawal-entries.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    withdrawals: WithdrawalsTable;
  }
}

interface WithdrawalsTable {
  id: Generated<string>;
  freelancer_id: string;
  amount: Cents;
  state: Generated<'requested' | 'paid' | 'failed'>;
  requested_at: Date;
  settled_at: Date | null;
}

const COLUMNS = ['id', 'freelancer_id as freelancerId', 'amount'] as const;

export async function insertWithdrawal(
  trx: Trx,
  freelancer_id: string,
  amount: Cents,
  now: Date,
): Promise<WithdrawnFunds> {
  return trx
    .insertInto('withdrawals')
    .values({ freelancer_id, amount, requested_at: now, settled_at: null })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A withdrawal that is still on its way. */
type RequestedWithdrawal = WithdrawnFunds & { readonly requestedAt: Date };

const requested = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .select([...COLUMNS, 'requested_at as requestedAt'])
    .where('state', '=', 'requested');

/** A withdrawal that is still on its way; undefined once it is settled. */
export async function selectRequestedWithdrawal(
  db: Db,
  id: string,
): Promise<RequestedWithdrawal | undefined> {
  return requested(db).where('id', '=', id).executeTakeFirst();
}

/** All withdrawals that are still on their way, oldest first. */
export async function selectRequestedWithdrawals(db: Db): Promise<RequestedWithdrawal[]> {
  return requested(db).orderBy('requested_at').execute();
}

/** The withdrawal, settled now; undefined when it was before. */
export async function settleWithdrawalRow(
  trx: Trx,
  id: string,
  state: 'paid' | 'failed',
  now: Date,
): Promise<WithdrawnFunds | undefined> {
  return trx
    .updateTable('withdrawals')
    .set({ state, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning(COLUMNS)
    .executeTakeFirst();
}
