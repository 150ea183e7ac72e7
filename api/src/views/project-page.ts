import {
  LIMITS,
  type CaseOutcome,
  type OpenCase,
  type PageSize,
  type ProjectSort,
  type ProjectSortKey,
  type ProjectStatus,
  type ProjectTypeFilter,
} from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedFor, countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import { endsOfCases } from './ends-of-cases.ts';
import { findProjects, isFound } from './project-search.ts';
import { viewColumns, viewJoins, type ProjectView } from './project.ts';
import { yourMoves, type Moves } from './your-move.ts';

/** Scope of a list of projects. */
export type ProjectScope = 'all' | 'ordered' | 'executed' | 'open' | 'cases';

/** Filter and order of a list; an empty or missing value and the type `all` filter nothing. */
export interface ProjectFilter {
  readonly type?: readonly (ProjectTypeFilter | 'all')[];
  readonly status?: readonly ProjectStatus[];
  readonly case?: OpenCase;
  /** Only projects whose case ended like this lately. */
  readonly outcome?: CaseOutcome;
  /** First and last day of creation, of UTC. */
  readonly from?: string;
  readonly to?: string;
  readonly sort?: ProjectSort;
  /** Words that each project contains. */
  readonly search?: string;
  /** 1: only projects that wait for the viewer, the earliest deadline first. */
  readonly your_move?: 0 | 1;
  readonly page?: number;
  /** Rows of a page, by default 10. */
  readonly per_page?: PageSize;
}

/** A page of projects, with the requested further columns. */
interface ProjectPage<Further> {
  readonly rows: (ProjectView & Further)[];
  /** Number of matches on all pages; of a search that finds very many, as far as `countedFor`. */
  readonly total: number;
  readonly isBounded: boolean;
  /** Number of matches by status, without the filter by status; for lists of one person's projects and of cases. */
  readonly byStatus: Partial<Record<ProjectStatus, number>> | undefined;
}

/** One page of projects, newest first unless sorted, and the number of matches, in one statement besides a manager's search. */
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
  const { search, page, per_page: size } = filter;
  // Materialized: for a page the planner would otherwise read the projects in their order until ten match.
  const isSearchedHere = search !== undefined && isSmall;
  const searched = search !== undefined && !isSmall ? await findProjects(db, search) : undefined;
  const isBounded = search !== undefined && !isSmall && searched === undefined;
  const conditions = [
    inScope(scope, viewerId),
    ...ofTypes(filter),
    ...ofCases(filter, now),
    ...ofDays(filter),
    ...(isSearchedHere ? [sql`p.id in (select id from searched)`] : []),
    ...(searched ? [sql`p.id = any (${searched}::uuid[])`] : []),
    ...(isBounded ? [isFound(search, 'all')] : []),
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
    with ${isSearchedHere ? searchedProjects(inScope(scope, viewerId), isFound(search, isOwn ? 'own' : 'all')) : sql``}
    shown as (
      select p.id from projects p where ${matches}
      order by ${order('p')} limit ${size ?? LIMITS.pageSize} offset ${rowsBefore(page, size)}
    )
    select counted.total, ${isSmall ? byStatus : sql`null::jsonb`} as "byStatus", found.*
    from (select count(*) as total ${counted}) counted
    left join lateral (
      select ${viewColumns(now)}${further ? sql`, ${further}` : sql``} from projects p join shown on shown.id = p.id ${viewJoins(viewerId)}
    ) found on true
    order by ${order('found')}`.execute(db);
  return { ...countedPage(rows), isBounded, byStatus: rows[0]?.byStatus ?? undefined };
}

const searchedProjects = (isInScope: RawBuilder<unknown>, isMatch: RawBuilder<unknown>) => sql`
  searched as materialized (select p.id from projects p where ${isInScope} and ${isMatch}),`;

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/**
 * The values that each key compares, as displayed: names by ICU collation; deadlines by due date, and before the start by
 * days, after all dates.
 */
const compared = (row: RawBuilder<unknown>): Readonly<Record<ProjectSortKey, RawBuilder<unknown>[]>> => ({
  name: [sql`lower(${row}.name) collate "und-x-icu"`],
  deadline: [
    sql`case when ${row}.status not in ('created', 'paid')
      then coalesce(
        ${row}.due_at at time zone 'UTC',
        ${row}.created_at at time zone 'UTC' + ${row}.deadline_days * interval '1 day'
      ) end`,
    sql`${row}.deadline_days`,
  ],
  budget: [sql`${row}.price`],
});

/**
 * Ties: created_at desc, id, so that pages do not overlap. Desc reverses all keys, so the index scans backward
 * (projects/0003-sorted-lists).
 */
function orderOf(sort: ProjectSort | undefined, table: 'p' | 'found'): RawBuilder<unknown> {
  const row = sql.raw(table);
  if (sort === undefined) return sql`${row}.created_at desc, ${row}.id`;
  const isDownwards = sort.startsWith('-');
  const key = (isDownwards ? sort.slice(1) : sort) as ProjectSortKey;
  const [onwards, back] = (isDownwards ? ['desc', 'asc'] : ['asc', 'desc']).map((way) => sql.raw(way));
  const keys = compared(row)[key].map((value) => sql`${value} ${onwards}`);
  return sql.join([...keys, sql`${row}.created_at ${back}`, sql`${row}.id ${onwards}`]);
}

function inScope(scope: ProjectScope, viewerId: string): RawBuilder<unknown> {
  const conditions: Readonly<Record<ProjectScope, RawBuilder<unknown>>> = {
    all: sql`true`,
    ordered: sql`p.customer_id = ${viewerId}`,
    executed: sql`p.freelancer_id = ${viewerId}`,
    open: sql`p.status = 'paid' and p.freelancer_id is null and p.case_state = 'none'`,
    cases: sql`p.case_state <> 'none'`,
  };
  return conditions[scope];
}

/** Only lists of own projects can wait for their viewer. */
function movesOf(scope: ProjectScope, now: Date): Moves | undefined {
  if (scope === 'ordered') return yourMoves('customer', now);
  return scope === 'executed' ? yourMoves('freelancer', now) : undefined;
}

const ofTypes = ({ type = [] }: ProjectFilter): RawBuilder<unknown>[] =>
  type.length > 0 && !type.includes('all') ? [sql`p.type = any (${type}::text[])`] : [];

const ofStatuses = ({ status = [] }: ProjectFilter): RawBuilder<unknown>[] =>
  status.length > 0 ? [sql`p.status = any (${status}::text[])`] : [];

const ofCases = ({ case: kind, outcome }: ProjectFilter, now: Date): RawBuilder<unknown>[] => [
  // `<> 'none'` repeats the condition of the partial index.
  ...(kind === undefined ? [] : [sql`p.case_state <> 'none' and p.case_state = ${kind}`]),
  ...(outcome === undefined
    ? []
    : [sql`p.id in (select project_id from (${endsOfCases(now)}) ended where outcome = ${outcome})`]),
];

const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;

const ofDays = ({ from, to }: ProjectFilter): RawBuilder<unknown>[] => [
  ...(from === undefined ? [] : [sql`p.created_at >= ${startOf(from)}`]),
  ...(to === undefined ? [] : [sql`p.created_at < ${startOf(to)} + interval '1 day'`]),
];
