import type { Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectWithdrawals } from '../withdrawals-page.repository.ts';

/** A freelancer's conversions with their states, newest first. Source: product.md §13. */
export async function listWithdrawals(
  db: Db,
  userId: string,
  page?: number,
): Promise<Reply<'GET /api/account/withdrawals'>> {
  const { rows, total } = await selectWithdrawals(db, userId, page);
  const withdrawals = rows.map(({ id, funds, state, reason, ...at }) => ({
    id,
    funds,
    state,
    requested_at: at.requested_at.toISOString(),
    accepted_at: at.accepted_at?.toISOString() ?? null,
    expected_at: at.expected_at?.toISOString() ?? null,
    settled_at: at.settled_at?.toISOString() ?? null,
    reason,
  }));
  return { withdrawals, ...pagingOf(total, page) };
}
