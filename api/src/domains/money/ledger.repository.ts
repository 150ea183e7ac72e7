import type { Cents, LedgerEvent } from '@metier/contract';
import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';
import type { AccountKind, Entry } from './rules/entry.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    ledger_entries: LedgerEntriesTable;
    ledger_postings: LedgerPostingsTable;
    ledger_balances: LedgerBalancesTable;
  }
}

interface LedgerEntriesTable {
  id: Generated<string>;
  event: LedgerEvent;
  project_id: string | null;
  withdrawal_id: string | null;
  occurred_at: Date;
}

interface LedgerPostingsTable {
  id: Generated<string>;
  position: Generated<number>;
  entry_id: string;
  kind: AccountKind;
  owner_id: string | null;
  amount: Cents;
}

interface LedgerBalancesTable {
  kind: AccountKind;
  owner_id: string;
  balance: Cents;
}

/** Writes an entry with its postings in one statement. */
export async function insertEntry(trx: Trx, { event, about, postings }: Entry, now: Date): Promise<void> {
  const project = 'project' in about ? about.project : null;
  const withdrawal = 'withdrawal' in about ? about.withdrawal : null;
  await sql`
    with entry as (
      insert into ledger_entries (event, project_id, withdrawal_id, occurred_at)
      values (${event}, ${project}, ${withdrawal}, ${now})
      returning id
    )
    insert into ledger_postings (entry_id, kind, owner_id, amount)
    select entry.id, posting.kind, posting.owner, posting.amount
    from entry, unnest(
      ${postings.map(({ kind }) => kind)}::text[],
      ${postings.map(({ owner }) => owner)}::uuid[],
      ${postings.map(({ amount }) => amount)}::bigint[]
    ) with ordinality as posting (kind, owner, amount, position)
    order by posting.position`.execute(trx);
}

/** The available balance of a freelancer, in cents, locked until the transaction ends. */
export async function lockAvailable(trx: Trx, freelancerId: string): Promise<Cents> {
  const row = await trx
    .selectFrom('ledger_balances')
    .select('balance')
    .where('kind', '=', 'available')
    .where('owner_id', '=', freelancerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.balance ?? 0;
}
