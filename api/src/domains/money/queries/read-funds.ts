import type { Reply } from '@metier/shared-kit/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

interface FundsRow {
  readonly funds: number;
  readonly pending: number;
  readonly held: number;
  readonly next_amount: number | null;
  readonly next_at: Date | null;
}

/** What a freelancer can convert, what clears soon and what customers hold for them, in cents. Source: product.md §3. */
export async function readFunds(db: Db, userId: string): Promise<Reply<'GET /api/account/funds'>> {
  const { rows } = await sql<FundsRow>`
    select
      coalesce((select balance from ledger_balances where kind = 'available' and owner_id = ${userId}), 0) as funds,
      coalesce((select balance from ledger_balances where kind = 'pending' and owner_id = ${userId}), 0) as pending,
      coalesce((
        select sum(hold.balance)::bigint from projects p
        join ledger_balances hold on hold.kind = 'hold' and hold.owner_id = p.id
        where p.freelancer_id = ${userId} and p.status in ('paid', 'progress', 'checking', 'improving')
      ), 0) as held,
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
  if (!row) throw new Error('One row was asked for');
  const { funds, pending, held, next_amount, next_at } = row;
  const next_clearing = next_amount !== null && next_at ? { amount: next_amount, at: next_at.toISOString() } : null;
  return { funds, pending, held, next_clearing };
}
