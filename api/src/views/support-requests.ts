import { LIMITS, type Role } from '@metier/contract';
import type { Query } from '@metier/contract/operations';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';

/** A support request with its author and the manager who answered. */
export interface RequestView extends Selectable<Tables['support_requests']> {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly type_client: Role;
  readonly manager_first_name: string | null;
  readonly manager_last_name: string | null;
}

/** One page of requests and their number: open ones first, oldest first; then the latest answered. */
export async function selectRequests(
  db: Db,
  { state, user_id, page }: Query<'GET /api/manager/support'>,
): Promise<{ rows: RequestView[]; total: number }> {
  const matches = user_id === undefined ? inState(state) : sql`${inState(state)} and r.user_id = ${user_id}`;
  const { rows } = await sql<RequestView & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from support_requests r where ${matches}) counted
    left join lateral (
      select r.*, u.first_name, u.last_name, u.email, u.type_client,
        m.first_name as manager_first_name, m.last_name as manager_last_name
      from support_requests r
      join users u on u.id = r.user_id
      left join users m on m.id = r.answered_by
      where ${matches}
      order by r.answered_at desc nulls first, r.created_at, r.id
      limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.answered_at desc nulls first, found.created_at, found.id`.execute(db);
  return countedPage(rows);
}

/** One page of a person's requests and their number, the newest first. */
export async function selectOwnRequests(
  db: Db,
  userId: string,
  page?: number,
): Promise<{ rows: Selectable<Tables['support_requests']>[]; total: number }> {
  const { rows } = await sql<Selectable<Tables['support_requests']> & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from support_requests where user_id = ${userId}) counted
    left join lateral (
      select * from support_requests where user_id = ${userId}
      order by created_at desc, id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at desc, found.id`.execute(db);
  return countedPage(rows);
}

function inState(state: 'open' | 'answered' | undefined): RawBuilder<unknown> {
  if (state === undefined) return sql`true`;
  return state === 'open' ? sql`r.answered_at is null` : sql`r.answered_at is not null`;
}
