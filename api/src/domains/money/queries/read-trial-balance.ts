import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { countUnbalancedEntries, selectAccountSums } from '../trial-balance.repository.ts';

/** The balance of each kind of account, in cents, for audits. Source: product.md §3. */
export async function readTrialBalance(db: Db): Promise<Reply<'GET /api/manager/ledger'>> {
  const accounts = await selectAccountSums(db);
  const total = accounts.reduce((sum, { balance }) => sum + balance, 0);
  return { accounts, total, unbalanced_entries: await countUnbalancedEntries(db) };
}
