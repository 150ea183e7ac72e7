import { LIMITS, type Cents, type PayoutFailure, type WithdrawalState } from '@metier/contract';
import { sql } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../../platform/db/index.ts';

/** A conversion as its freelancer sees it. */
export interface WithdrawalRow {
  readonly id: string;
  readonly funds: Cents;
  readonly state: WithdrawalState;
  readonly requested_at: Date;
  readonly accepted_at: Date | null;
  readonly expected_at: Date | null;
  readonly settled_at: Date | null;
  readonly reason: PayoutFailure | null;
}

/** One page of a freelancer's conversions, newest first, and how many there are. */
export async function selectWithdrawals(
  db: Db,
  userId: string,
  page?: number,
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const { rows } = await sql<WithdrawalRow & { total: number }>`
    select counted.total, shown.*
    from (select count(*) as total from withdrawals where freelancer_id = ${userId}) counted
    left join lateral (
      select id, amount as funds, state, requested_at, accepted_at, expected_at, settled_at, reason from withdrawals
      where freelancer_id = ${userId}
      order by requested_at desc, id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) shown on true
    order by shown.requested_at desc, shown.id`.execute(db);
  return countedPage(rows);
}
