import { LIMITS, type FundFigure, type LedgerEvent } from '@metier/shared-kit/contract';
import type { Query, Reply } from '@metier/shared-kit/contract/operations';
import { sql } from 'kysely';
import { pagingOf, rowsBefore, type Db } from '../../../platform/db/index.ts';

interface LedgerLine {
  readonly id: string;
  readonly event: LedgerEvent;
  readonly figure: FundFigure;
  readonly amount: number;
  readonly project_id: string | null;
  readonly project_name: string | null;
  readonly at: Date;
}

/**
 * The ledger rows behind a freelancer's figures, newest first: all rows of a figure sum to it. What customers hold is
 * shown for the projects the freelancer works on.
 */
export async function listLedger(
  db: Db,
  userId: string,
  { figure, page = 1 }: Query<'GET /api/account/ledger'>,
): Promise<Reply<'GET /api/account/ledger'>> {
  const { rows } = await sql<LedgerLine & { total: number }>`
    with lines as (
      select id, entry_id, position, kind as figure, amount from ledger_postings
      where owner_id = ${userId} and kind in ('pending', 'available')
      union all
      select held.id, held.entry_id, held.position, 'held', held.amount from projects p
      join ledger_postings held on held.kind = 'hold' and held.owner_id = p.id
      where p.freelancer_id = ${userId} and p.status in ('paid', 'progress', 'checking', 'improving')
    ), chosen as (
      select * from lines where ${figure ?? null}::text is null or figure = ${figure ?? null}
    ), shown as (
      select * from chosen order by position desc limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    )
    select counted.total, shown.id, entry.event, shown.figure, shown.amount, p.id as project_id, p.name as project_name,
      entry.occurred_at as at
    from (select count(*) as total from chosen) counted
    left join shown on true
    left join ledger_entries entry on entry.id = shown.entry_id
    left join projects p on p.id = entry.project_id
    order by shown.position desc`.execute(db);
  const lines = rows.filter((row) => row.id !== null);
  return { rows: lines.map(toReply), ...pagingOf(rows[0]?.total ?? 0, page) };
}

const toReply = ({ id, event, figure, amount, project_id, project_name, at }: LedgerLine) => ({
  id,
  event,
  figure,
  amount,
  project: project_id !== null && project_name !== null ? { id: project_id, name: project_name } : null,
  at: at.toISOString(),
});
