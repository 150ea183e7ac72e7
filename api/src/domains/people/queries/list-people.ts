import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { boundedPagingOf, pagingOf, type Db } from '../../../platform/db/index.ts';
import { selectPeople } from '../../../views/people.ts';

/** One page of all accounts that match a filter, newest first unless sorted. */
export async function listPeople(
  db: Db,
  query: Query<'GET /api/manager/people'>,
): Promise<Reply<'GET /api/manager/people'>> {
  const { rows, total, isBounded } = await selectPeople(db, query);
  const people = rows.map(({ total: _, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
  }));
  return { people, ...(isBounded ? boundedPagingOf : pagingOf)(total, query.page, LIMITS.managersPageSize) };
}
