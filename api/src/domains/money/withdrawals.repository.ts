import type { Cents, PaymentProviderName, PayoutFailure, WithdrawalState } from '@metier/contract';
import type { Generated } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { WithdrawalEnd } from './rules/withdrawal-end.ts';
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
  /** Null until it is asked. */
  provider: PaymentProviderName | null;
  /** True if the provider leaves the payout to a manager. */
  by_hand: Generated<boolean>;
  /** The manager who booked the outcome. */
  settled_by: string | null;
}

const COLUMNS = ['id', 'freelancer_id as freelancerId', 'amount'] as const;

const UNSETTLED = {
  accepted_at: null,
  expected_at: null,
  settled_at: null,
  reason: null,
  provider: null,
  settled_by: null,
};

/** A requested withdrawal. */
export type NewWithdrawal = Pick<
  WithdrawalsTable,
  'freelancer_id' | 'amount' | 'payment_method' | 'requested_at'
>;

export async function insertWithdrawal(trx: Trx, withdrawal: NewWithdrawal): Promise<WithdrawnFunds> {
  return trx
    .insertInto('withdrawals')
    .values({ ...withdrawal, ...UNSETTLED })
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

/** Withdrawals that wait for a manual payout, oldest first. */
export async function listManualWithdrawals(db: Db): Promise<OpenWithdrawal[]> {
  return open(db).where('by_hand', '=', true).orderBy('requested_at').execute();
}

/** What settles a withdrawal, locked until the transaction ends; undefined if there is none. */
export async function lockWithdrawal(trx: Trx, id: string) {
  return trx
    .selectFrom('withdrawals')
    .select(['state', 'by_hand', 'settled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The provider's answer to a payout: it settles it itself, with an expected time of arrival, or leaves it to us. */
export interface PayoutStatus {
  readonly provider: PaymentProviderName;
  readonly byHand: boolean;
  readonly expectedAt: Date | null;
}

/**
 * Records who settles a withdrawal, when it was accepted first, and when it arrives; returns its freelancer, undefined
 * once it is settled.
 */
export async function savePayoutStatus(
  trx: Trx,
  id: string,
  { provider, byHand, expectedAt }: PayoutStatus,
  now: Date,
): Promise<string | undefined> {
  const withdrawal = await trx
    .updateTable('withdrawals')
    .set((columns) => ({
      provider,
      by_hand: byHand,
      ...(expectedAt && {
        state: 'in_payout',
        expected_at: expectedAt,
        accepted_at: columns.fn.coalesce('accepted_at', columns.val(now)),
      }),
    }))
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('freelancer_id')
    .executeTakeFirst();
  return withdrawal?.freelancer_id;
}

/** Settles a withdrawal and returns it; undefined if it was settled before. */
export async function settleWithdrawalRow(
  trx: Trx,
  id: string,
  end: WithdrawalEnd & { readonly settled_by: string | null },
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
