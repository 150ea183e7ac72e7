import { LEDGER_ACCOUNTS, type Cents, type LedgerAccount } from '@metier/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Sum of the postings per kind of account, 0 for those without postings. */
export async function selectAccountSums(db: Db): Promise<{ kind: LedgerAccount; balance: Cents }[]> {
  const { rows } = await sql<{ kind: LedgerAccount; balance: Cents }>`
    select account.kind, coalesce(sum(posting.amount), 0)::bigint as balance
    from unnest(${sql.val(LEDGER_ACCOUNTS)}::text[]) with ordinality as account (kind, place)
    left join ledger_postings posting on posting.kind = account.kind
    group by account.kind, account.place order by account.place`.execute(db);
  return rows;
}

/** Number of entries whose postings do not sum to zero. */
export async function countUnbalancedEntries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select entry_id from ledger_postings group by entry_id having sum(amount) <> 0
    ) as unbalanced`.execute(db);
  return rows[0]?.count ?? 0;
}
