import type { Cents, PayoutFailure, WithdrawalState } from '@metier/contract';
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
  state: Generated<WithdrawalState>;
  /** A token of the payment provider; null if none was given, and after the payout. */
  payment_method: string | null;
  requested_at: Date;
  /** When the provider accepted it. */
  accepted_at: Date | null;
  expected_at: Date | null;
  settled_at: Date | null;
  reason: PayoutFailure | null;
}

const COLUMNS = ['id', 'freelancer_id as freelancerId', 'amount'] as const;

/** A requested withdrawal. */
export type NewWithdrawal = Pick<
  WithdrawalsTable,
  'freelancer_id' | 'amount' | 'payment_method' | 'requested_at'
>;

export async function insertWithdrawal(trx: Trx, withdrawal: NewWithdrawal): Promise<WithdrawnFunds> {
  return trx
    .insertInto('withdrawals')
    .values({ ...withdrawal, accepted_at: null, expected_at: null, settled_at: null, reason: null })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** An unsettled withdrawal. */
export type OpenWithdrawal = WithdrawnFunds & {
  readonly state: WithdrawalState;
  readonly paymentMethod: string | null;
  readonly requestedAt: Date;
};

const open = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .select([...COLUMNS, 'state', 'payment_method as paymentMethod', 'requested_at as requestedAt'])
    .where('settled_at', 'is', null);

/** An unsettled withdrawal; undefined if it is settled. */
export async function findOpenWithdrawal(db: Db, id: string): Promise<OpenWithdrawal | undefined> {
  return open(db).where('id', '=', id).executeTakeFirst();
}

/** Withdrawals that no provider has accepted, oldest first. */
export async function listRequestedWithdrawals(db: Db): Promise<OpenWithdrawal[]> {
  return open(db).where('state', '=', 'requested').orderBy('requested_at').execute();
}

/** Records when the provider has accepted a withdrawal first, and when it arrives; no effect once settled. */
export async function markInPayout(trx: Trx, id: string, expected_at: Date, now: Date): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set((columns) => ({
      state: 'in_payout',
      expected_at,
      accepted_at: columns.fn.coalesce('accepted_at', columns.val(now)),
    }))
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
}

/** Outcome of a withdrawal. */
export type WithdrawalEnd =
  | { readonly state: 'paid' }
  | { readonly state: 'failed'; readonly reason: PayoutFailure };

/** Settles a withdrawal and returns it; undefined if it was settled before. */
export async function settleWithdrawalRow(
  trx: Trx,
  id: string,
  end: WithdrawalEnd,
  now: Date,
): Promise<(WithdrawnFunds & { readonly requestedAt: Date }) | undefined> {
  return trx
    .updateTable('withdrawals')
    .set({ ...end, settled_at: now, payment_method: null, expected_at: null })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning([...COLUMNS, 'requested_at as requestedAt'])
    .executeTakeFirst();
}
