import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectEndedCases } from '../../../views/person-cases.ts';

/** Ended cases about a person's projects, latest end first. */
export async function listEndedCases(
  db: Db,
  { user_id, page }: Query<'GET /api/manager/people/cases'>,
): Promise<Reply<'GET /api/manager/people/cases'>> {
  const { rows, total } = await selectEndedCases(db, user_id, page);
  return {
    cases: rows.map(({ id, name, outcome, ended_at }) => ({
      project: { id, name },
      outcome,
      ended_at: ended_at.toISOString(),
    })),
    ...pagingOf(total, page, LIMITS.managersPageSize),
  };
}
