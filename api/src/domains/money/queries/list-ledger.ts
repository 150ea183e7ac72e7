import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectLedgerLines, type LedgerLine } from '../../../views/funds.ts';

/**
 * The rows behind a freelancer's figures, newest first: the rows of a figure always sum to it, and those of a month to
 * its earnings. An assignment adds a row to the held figure, and its end another.
 */
export async function listLedger(
  db: Db,
  userId: string,
  { page, ...filter }: Omit<Query<'GET /api/account/ledger'>, 'user_id'>,
): Promise<Reply<'GET /api/account/ledger'>> {
  const { rows, total } = await selectLedgerLines(db, userId, filter, page);
  return { rows: rows.map(toReply), ...pagingOf(total, page) };
}

const toReply = ({ project_id, project_name, is_theirs, at, ...line }: LedgerLine) => ({
  id: line.id,
  event: line.event,
  figure: line.figure,
  amount: line.amount,
  project:
    project_id !== null && project_name !== null
      ? { id: project_id, name: project_name, is_theirs: is_theirs === true }
      : null,
  at: at.toISOString(),
});
