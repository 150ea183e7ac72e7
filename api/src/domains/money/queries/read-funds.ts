import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { selectFunds } from '../../../views/funds.ts';

/** A freelancer's figures, in cents: available, pending, held and in payout. Source: product.md §3. */
export async function readFunds(db: Db, userId: string): Promise<Reply<'GET /api/account/funds'>> {
  const { next_amount, next_at, ...figures } = await selectFunds(db, userId);
  const next_clearing =
    next_amount !== null && next_at ? { amount: next_amount, at: next_at.toISOString() } : null;
  return { ...figures, next_clearing };
}
