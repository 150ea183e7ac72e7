import { LIMITS, type Cents, type StatementEvent } from '@metier/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/** A change of the available balance. */
export interface AccountChange {
  readonly at: Date;
  readonly event: StatementEvent;
  readonly amount: Cents;
  /** The balance after it. */
  readonly balance: Cents;
  /** Name of the project; null for a conversion. */
  readonly project: string | null;
}

/** From the first moment, to before the second one. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/**
 * A freelancer's available balance before a span, and its changes in it, oldest first: one more than allowed at most.
 */
export async function selectAccountStatement(
  db: Db,
  userId: string,
  { start, end }: Span,
): Promise<{ opening: Cents; entries: AccountChange[] }> {
  type Row = { opening: Cents } & (AccountChange | { at: null });
  const { rows } = await sql<Row>`
    with changes as (
      select entry.occurred_at as at, posting.position, entry.event, entry.project_id, posting.amount
      from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
      where posting.owner_id = ${userId} and posting.kind = 'available' and entry.occurred_at < ${end}
    ), before as (
      select coalesce(sum(amount), 0)::bigint as opening from changes where at < ${start}
    ), shown as (
      select at, position, event, project_id, amount, sum(amount) over (order by at, position)::bigint as moved
      from changes where at >= ${start} order by at, position limit ${LIMITS.statementEntries + 1}
    )
    select opening, shown.at, shown.event, shown.amount, opening + shown.moved as balance, p.name as project
    from before left join shown on true left join projects p on p.id = shown.project_id
    order by shown.at, shown.position`.execute(db);
  const entries = rows.flatMap((row) => {
    if (row.at === null) return [];
    const { opening: _, ...entry } = row;
    return [entry];
  });
  return { opening: rows[0]?.opening ?? 0, entries };
}
