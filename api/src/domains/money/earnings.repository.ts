import type { Cents } from '@metier/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** A freelancer's earnings in each of the last twelve months (UTC), oldest first. */
export async function selectEarnings(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ month: string; amount: Cents }[]> {
  const { rows } = await sql<{ month: string; amount: Cents }>`
    with months as (
      select generate_series(this - interval '11 months', this, interval '1 month') as month
      from date_trunc('month', ${now}::timestamptz at time zone 'utc') as this
    ), earned as (
      select date_trunc('month', entry.occurred_at at time zone 'utc') as month, posting.amount
      from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
      where posting.owner_id = ${userId} and posting.kind in ('pending', 'available') and entry.project_id is not null
    )
    select to_char(months.month, 'YYYY-MM') as month, coalesce(sum(earned.amount), 0)::bigint as amount
    from months left join earned on earned.month = months.month
    group by months.month order by months.month`.execute(db);
  return rows;
}
