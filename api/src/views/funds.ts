import { HELD_STATUSES, LIMITS, type Cents, type FundEvent, type FundFigure } from '@metier/contract';
import { sql } from 'kysely';
import { countedPage, literals, rowsBefore, type Db } from '../platform/db/index.ts';

/** A freelancer's figures, and what clears next. */
export interface FundsRow {
  readonly funds: Cents;
  readonly pending: Cents;
  readonly held: Cents;
  readonly in_payout: Cents;
  readonly next_amount: Cents | null;
  readonly next_at: Date | null;
}

export async function selectFunds(db: Db, userId: string): Promise<FundsRow> {
  const { rows } = await sql<FundsRow>`
    select
      coalesce((select balance from ledger_balances where kind = 'available' and owner_id = ${userId}), 0) as funds,
      coalesce((select balance from ledger_balances where kind = 'pending' and owner_id = ${userId}), 0) as pending,
      coalesce((
        select sum(hold.balance)::bigint from projects p
        join ledger_balances hold on hold.kind = 'hold' and hold.owner_id = p.id
        where p.freelancer_id = ${userId} and p.status in (${literals(HELD_STATUSES)})
      ), 0) as held,
      coalesce((
        select sum(amount)::bigint from withdrawals where freelancer_id = ${userId} and settled_at is null
      ), 0) as in_payout,
      next.amount as next_amount, next.clears_at as next_at
    from (values (1)) as always
    left join lateral (
      select p.clears_at, sum(posting.amount)::bigint as amount
      from projects p
      join ledger_entries entry on entry.project_id = p.id
      join ledger_postings posting on posting.entry_id = entry.id and posting.kind = 'pending'
      where p.freelancer_id = ${userId} and p.clears_at is not null and p.case_state = 'none'
      group by p.id, p.clears_at order by p.clears_at limit 1
    ) next on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return row;
}

/** A change of one of a freelancer's figures: a posting of the ledger, or a held row. */
export interface LedgerLine {
  readonly id: string;
  readonly event: FundEvent;
  readonly figure: FundFigure;
  readonly amount: Cents;
  readonly project_id: string | null;
  readonly project_name: string | null;
  readonly is_theirs: boolean | null;
  readonly at: Date;
}

interface LedgerFilter {
  readonly figure?: FundFigure | undefined;
  /** Changes by earnings of this month of UTC, `2026-02`. */
  readonly month?: string | undefined;
}

/** One page of the changes that match a filter, newest first, and their number. */
export async function selectLedgerLines(
  db: Db,
  userId: string,
  { figure, month }: LedgerFilter,
  page?: number,
): Promise<{ rows: LedgerLine[]; total: number }> {
  const wanted = figure ?? null;
  const ofMonth = month === undefined ? sql`` : sql`and ${isEarnedIn(month)}`;
  const { rows } = await sql<LedgerLine & { total: number }>`
    with lines as (
      select id, entry_id, null as event, null::uuid as project_id, null::timestamptz as at, position, kind as figure, amount
      from ledger_postings where owner_id = ${userId} and kind in ('pending', 'available')
      union all
      select id, null, event, project_id, occurred_at, position, 'held', amount
      from held_rows where freelancer_id = ${userId}
      union all
      select payout.id, payout.entry_id, null, null, null, payout.position, 'in_payout', payout.amount from withdrawals w
      join ledger_entries about on about.project_id is null and about.withdrawal_id = w.id
      join ledger_postings payout on payout.entry_id = about.id and payout.kind = 'payout'
      where w.freelancer_id = ${userId}
    ), chosen as (
      select * from lines where (${wanted}::text is null or figure = ${wanted}) ${ofMonth}
    ), shown as (
      select * from chosen order by position desc, figure = 'held' desc, id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    )
    select counted.total, shown.id, coalesce(shown.event, entry.event) as event, shown.figure, shown.amount,
      p.id as project_id, p.name as project_name, p.freelancer_id is not distinct from ${userId}::uuid as is_theirs,
      coalesce(shown.at, entry.occurred_at) as at
    from (select count(*) as total from chosen) counted
    left join shown on true
    left join ledger_entries entry on entry.id = shown.entry_id
    left join projects p on p.id = coalesce(shown.project_id, entry.project_id)
    order by shown.position desc, shown.figure = 'held' desc, shown.id`.execute(db);
  return countedPage(rows);
}

/** Condition on a line: one of those that the earnings of a month add up. */
const isEarnedIn = (month: string) => sql`figure in ('pending', 'available') and exists (
  select 1 from ledger_entries entry where entry.id = lines.entry_id and entry.project_id is not null
    and date_trunc('month', entry.occurred_at at time zone 'utc') = ${`${month}-01`}::timestamp
)`;
