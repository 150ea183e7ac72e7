import { LIMITS, type PeopleSort, type PeopleSortKey, type PeopleState, type Role } from '@metier/contract';
import type { Photo, Query } from '@metier/contract/operations';
import { sql, type RawBuilder } from 'kysely';
import { countedFor, countedPage, hitsOf, rowsBefore, type Db } from '../platform/db/index.ts';
import { photoOf } from './photos.ts';
import { isPersonFound } from './project-search.ts';

/** A person in the managers' list. */
export interface PersonRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly photo: Photo | null;
  readonly email: string;
  readonly type_client: Role;
  readonly created_at: Date;
  readonly confirmed: boolean;
  readonly blocked: boolean;
  readonly verified: boolean;
  readonly projects: number;
  readonly open_cases: number;
}

type PeopleFilter = Query<'GET /api/manager/people'>;

/** Whether a user `u` is blocked. */
export const isBlocked = sql`exists (select from account_blocks b where b.user_id = u.id)`;

/** Joins a user `u` with the number of their projects and of those with an open case, as `involved`. */
export const involvedJoin = sql`cross join lateral (
  select count(*) as projects, count(*) filter (where p.case_state <> 'none') as open_cases
  from projects p where p.customer_id = u.id or p.freelancer_id = u.id
) involved`;

interface PeoplePage {
  readonly rows: (PersonRow & { total: number })[];
  readonly total: number;
  /** True if the total is counted no further than `countedFor`. */
  readonly isBounded: boolean;
}

/** One page of people, newest first unless sorted, and the number of matches. */
export async function selectPeople(db: Db, filter: PeopleFilter): Promise<PeoplePage> {
  const { search, sort = '-joined', page } = filter;
  const size = LIMITS.managersPageSize;
  const isSearched = search === undefined ? undefined : isPersonFound(search);
  const hits = isSearched && (await hitsOf(db, sql`select u.id from users u where ${isSearched}`));
  const isBounded = isSearched !== undefined && hits === undefined;
  const matches = sql.join(
    [...conditionsOf(filter), hits ? sql`u.id = any (${hits}::uuid[])` : (isSearched ?? sql`true`)],
    sql` and `,
  );
  const { rows } = await sql<PersonRow & { total: number }>`
    with shown as (
      select u.id from users u where ${matches} order by ${orderOf(sort, 'u')}
      limit ${size} offset ${rowsBefore(page, size)}
    )
    select counted.total, found.*
    from (
      select count(*) as total
      from (select from users u where ${matches} limit ${isBounded ? countedFor(page, size) : null}) matching
    ) counted
    left join lateral (
      select u.id, u.first_name, u.last_name, ${photoOf('u.id')} as photo, u.email, u.type_client, u.created_at,
        u.email_confirmed_at is not null as confirmed, ${isBlocked} as blocked,
        exists (select from freelancer_profiles f where f.user_id = u.id and f.verified) as verified,
        involved.projects, involved.open_cases
      from shown join users u on u.id = shown.id ${involvedJoin}
    ) found on true
    order by ${orderOf(sort, 'found')}`.execute(db);
  return { ...countedPage(rows), isBounded };
}

/**
 * Sorts by the displayed value with the id as tie-break, so that pages do not overlap; every order matches an index,
 * scanned forwards or backwards.
 */
function orderOf(sort: PeopleSort, table: 'u' | 'found'): RawBuilder<unknown> {
  const row = sql.raw(table);
  const isDescending = sort.startsWith('-');
  const [direction, opposite] = (isDescending ? ['desc', 'asc'] : ['asc', 'desc']).map((order) =>
    sql.raw(order),
  );
  const orders: Readonly<Record<PeopleSortKey, RawBuilder<unknown>>> = {
    name: sql`lower(${row}.first_name || ' ' || ${row}.last_name) collate "und-x-icu" ${direction}, ${row}.id ${direction}`,
    email: sql`lower(${row}.email) ${direction}, ${row}.id ${direction}`,
    joined: sql`${row}.created_at ${direction}, ${row}.id ${opposite}`,
  };
  return orders[(isDescending ? sort.slice(1) : sort) as PeopleSortKey];
}

const STATES: Readonly<Record<PeopleState, RawBuilder<unknown>>> = {
  confirmed: sql`u.email_confirmed_at is not null`,
  unconfirmed: sql`u.email_confirmed_at is null`,
  blocked: sql`u.id in (select user_id from account_blocks)`,
  verified: sql`u.id in (select user_id from freelancer_profiles where verified)`,
};

const conditionsOf = ({ role, state }: PeopleFilter): RawBuilder<unknown>[] => [
  ...(role === undefined ? [] : [sql`u.type_client = ${role}`]),
  ...(state === undefined ? [] : [STATES[state]]),
];
