import type { Cents } from '@metier/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Sum of all postings. */
export async function selectLedgerSum(db: Db): Promise<Cents> {
  const { rows } = await sql<{ sum: Cents }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_postings`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Sum of the hold accounts of all projects. */
export async function selectHeldSum(db: Db): Promise<Cents> {
  const { rows } = await sql<{ sum: Cents }>`
    select coalesce(sum(balance), 0)::bigint as sum from ledger_balances where kind = 'hold'`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Number of unsettled refunds or withdrawals. */
export async function countOpenTransfers(db: Db, table: 'refunds' | 'withdrawals'): Promise<number> {
  const settled = table === 'refunds' ? 'paid_at' : 'settled_at';
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(settled)} is null`.execute(db);
  return rows[0]?.count ?? 0;
}
