import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectPersonLines } from '../../../views/person-money.ts';

/** The ledger rows behind one of a person's figures, newest first; their sum is the figure. */
export async function listPersonLedger(
  db: Db,
  { user_id, figure, page }: Query<'GET /api/manager/people/ledger'>,
): Promise<Reply<'GET /api/manager/people/ledger'>> {
  const { rows, total } = await selectPersonLines(db, user_id, figure, page);
  return {
    rows: rows.map(({ id, event, amount, project, at }) => ({
      id,
      event,
      amount,
      project,
      at: at.toISOString(),
    })),
    ...pagingOf(total, page),
  };
}
