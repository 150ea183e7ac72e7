import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import { selectClearings } from '../../../views/clearing.ts';

/** When a freelancer's pending earnings become available. Source: product.md §3. */
export async function listClearings(db: Db, userId: string): Promise<Reply<'GET /api/account/clearing'>> {
  const { rows, total, sum } = await selectClearings(db, userId);
  const listed = rows.reduce((all, { amount }) => all + amount, 0);
  return {
    clearings: rows.map(({ id, name, amount, at }) => ({
      project: { id, name },
      amount,
      at: at?.toISOString() ?? null,
    })),
    rest: { count: total - rows.length, amount: sum - listed },
  };
}
