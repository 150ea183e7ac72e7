import { LIMITS, type ProjectStatus } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedFor, countedPage, patternsOf, rowsBefore, type Db } from '../platform/db/index.ts';
import {
  all,
  inScope,
  ofPerson,
  ofStatuses,
  ofTypes,
  orderOf,
  restOf,
  type ProjectFilter,
  type ProjectScope,
} from './project-filter.ts';
import { isWanted, wantedTypes } from './open-search.ts';
import { isFound, searchedIn } from './project-search.ts';
import { viewColumns, viewJoins, type ProjectView } from './project.ts';
import { yourMoves, type Moves } from './your-move.ts';

/** A page of projects, with the requested further columns. */
interface ProjectPage<Further> {
  readonly rows: (ProjectView & Further)[];
  /** Number of matches on all pages; of a search that finds very many, as far as `countedFor`. */
  readonly total: number;
  /** Number of rows of a full page. */
  readonly size: number;
  readonly isBounded: boolean;
  /** Number of matches by status, without the filter by status; for lists of one person's projects and of cases. */
  readonly byStatus: Partial<Record<ProjectStatus, number>> | undefined;
}

/**
 * One page of projects, newest first unless sorted, and the number of matches, in one statement besides a manager's
 * search.
 */
export async function selectProjectPage<Further = unknown>(
  db: Db,
  scope: ProjectScope,
  viewerId: string,
  filter: ProjectFilter,
  now: Date,
  further?: RawBuilder<Further>,
): Promise<ProjectPage<Further>> {
  const moves = filter.your_move === 1 ? movesOf(scope, now) : undefined;
  const isOwn = scope === 'ordered' || scope === 'executed';
  const isSmall = isOwn || scope === 'cases';
  const isFeed = scope === 'open';
  const { page } = filter;
  const size = filter.per_page ?? (scope === 'cases' ? LIMITS.managersPageSize : LIMITS.pageSize);
  const search = isFeed ? undefined : filter.search;
  const isSearchedHere = search !== undefined && isSmall;
  const searched = await searchedIn(db, isSmall ? undefined : search);
  const isBounded = searched.isMany;
  const conditions = [
    inScope(scope, viewerId),
    ...(isFeed ? [isInFeed(filter)] : ofTypes(filter)),
    ...restOf(filter, now),
    ...(isSearchedHere ? [sql`p.id in (select id from searched)`] : []),
    ...searched.isFound,
    ...(moves ? [moves.isAwaited] : []),
  ];
  const matches = all([...conditions, ...ofStatuses(filter)]);
  const order = (table: 'p' | 'found') => moves?.order(table) ?? orderOf(filter.sort, table);
  const byStatus = sql`(
    select coalesce(jsonb_object_agg(status, count), '{}')
    from (select p.status, count(*) from projects p where ${all(conditions)} group by 1) statuses
  )`;
  const counted = isBounded
    ? sql`from (select from projects p where ${matches} order by ${order('p')} limit ${countedFor(page, size)}) known`
    : sql`from projects p where ${matches}`;
  const { rows } = await sql<ProjectView & Further & Pick<ProjectPage<Further>, 'total' | 'byStatus'>>`
    with ${isFeed ? feedTypes(viewerId, filter) : sql``} ${isSearchedHere ? searchedProjects(inScope(scope, viewerId), isFound(search, isOwn ? 'own' : 'all')) : sql``}
    shown as (
      select p.id from ${projectsOf(filter)} p where ${matches}
      order by ${order('p')} limit ${size} offset ${rowsBefore(page, size)}
    )
    select counted.total, ${isSmall ? byStatus : sql`null::jsonb`} as "byStatus", found.*
    from (select count(*) as total ${counted}) counted
    left join lateral (
      select ${viewColumns(now)}${further ? sql`, ${further}` : sql``} from projects p join shown on shown.id = p.id ${viewJoins(viewerId)}
    ) found on true
    order by ${order('found')}`.execute(db);
  return { ...countedPage(rows), size, isBounded, byStatus: rows[0]?.byStatus ?? undefined };
}

/** OFFSET 0: one person's projects are found first; otherwise the planner may scan all in the list's order. */
function projectsOf(filter: ProjectFilter): RawBuilder<unknown> {
  const person = ofPerson(filter);
  return person.length === 0 ? sql`projects` : sql`(select * from projects p where ${all(person)} offset 0)`;
}

/** MATERIALIZED: otherwise the planner scans projects in the list's order until a page is full. */
const searchedProjects = (isInScope: RawBuilder<unknown>, isMatch: RawBuilder<unknown>) => sql`
  searched as materialized (select p.id from projects p where ${isInScope} and ${isMatch}),`;

/** Read once, and not for each project. */
const feedTypes = (viewerId: string, { type }: ProjectFilter) => sql`
  feed as materialized (select ${wantedTypes(sql`${viewerId}`, sql`${type ?? null}::text[]`)} as types),`;

const isInFeed = ({ search, min_budget }: ProjectFilter) =>
  isWanted({
    // By the cast an array: `= any (select …)` compares with rows.
    types: sql`(select types from feed)::text[]`,
    patterns: sql`${search === undefined ? [] : patternsOf(search)}::text[]`,
    minBudget: sql`${min_budget ?? null}::bigint`,
  });

/** Only lists of own projects can wait for their viewer. */
function movesOf(scope: ProjectScope, now: Date): Moves | undefined {
  if (scope === 'ordered') return yourMoves('customer', now);
  return scope === 'executed' ? yourMoves('freelancer', now) : undefined;
}
