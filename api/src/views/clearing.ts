import { LIMITS, type Cents } from '@metier/contract';
import { sql } from 'kysely';
import { countedPage, type Db } from '../platform/db/index.ts';

/** Pending earnings of a project. */
export interface ClearingRow {
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
  /** When they clear; null while a case is open. */
  readonly at: Date | null;
}

/**
 * A freelancer's pending earnings by project, those of open cases first, then the earliest; number and sum of all.
 * Amounts are postings, so they add up to the pending balance.
 */
export async function selectClearings(
  db: Db,
  userId: string,
): Promise<{ rows: ClearingRow[]; total: number; sum: Cents }> {
  const { rows } = await sql<ClearingRow & { total: number; sum: Cents }>`
    with pending as (
      select p.id, p.name, case when p.case_state = 'none' then p.clears_at end as at,
        sum(posting.amount)::bigint as amount
      from projects p
      join ledger_entries entry on entry.project_id = p.id
      join ledger_postings posting on posting.entry_id = entry.id and posting.kind = 'pending'
      where p.freelancer_id = ${userId} and p.clears_at is not null
      group by p.id
    )
    select counted.total, counted.sum, shown.*
    from (select count(*) as total, coalesce(sum(amount), 0)::bigint as sum from pending) counted
    left join lateral (
      select * from pending order by at nulls first, id limit ${LIMITS.clearings}
    ) shown on true
    order by shown.at nulls first, shown.id`.execute(db);
  return { ...countedPage(rows), sum: rows[0]?.sum ?? 0 };
}
