import type { Query, Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { selectProjectLines } from '../../../views/project-money.ts';
import { requireBriefAccess } from '../life-cycle/project-access.ts';

/**
 * The ledger rows behind a figure of a project's money, for all who see the figure.
 *
 * @throws AppError `notFound` for everybody else
 */
export async function readProjectMoney(
  db: Db,
  { project_id, figure }: Query<'GET /api/projects/project_card/money'>,
  actor: Actor,
  now: Date,
): Promise<Reply<'GET /api/projects/project_card/money'>> {
  await requireBriefAccess(db, project_id, actor, now);
  const lines = await selectProjectLines(db, project_id, figure);
  return { rows: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })) };
}
