import {
  LIMITS,
  type CaseOutcome,
  type Cents,
  type OpenCase,
  type ProjectSort,
  type ProjectSortKey,
  type ProjectStatus,
  type ProjectTypeFilter,
} from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedPage, patternsOf, rowsBefore, type Db } from '../platform/db/index.ts';
import { endsOfCases } from './ends-of-cases.ts';
import { isOpen, isWanted, wantedTypes } from './open-search.ts';
import { isFound, type SearchScope } from './project-search.ts';
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
  /** Only projects of which this person is the customer or the freelancer. */
  readonly user_id?: string;
  /** Words that each project contains. */
  readonly search?: string;
  /** Least price of an open project. */
  readonly min_budget?: Cents;
  /** 1: only projects that wait for the viewer, the earliest deadline first. */
  readonly your_move?: 0 | 1;
  readonly page?: number;
}

/** A page of projects, with the requested further columns. */
interface ProjectPage<Further> {
  readonly rows: (ProjectView & Further)[];
  /** Number of matches on all pages. */
  readonly total: number;
  /** Number of matches by status, without the filter by status; for lists of one person's projects and of cases. */
  readonly byStatus: Partial<Record<ProjectStatus, number>> | undefined;
}

/** One page of projects, newest first unless sorted, and the number of matches, in one statement. */
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
  const search = isFeed ? undefined : filter.search;
  const conditions = [
    inScope(scope, viewerId),
    ...(isFeed ? [isInFeed(filter)] : ofTypes(filter)),
    ...ofCases(filter, now),
    ...ofDays(filter),
    ...ofPerson(filter),
    ...(search === undefined ? [] : [sql`p.id in (select id from searched)`]),
    ...(moves ? [moves.isAwaited] : []),
  ];
  const matches = all([...conditions, ...ofStatuses(filter)]);
  const order = (table: 'p' | 'found') => moves?.order(table) ?? orderOf(filter.sort, table);
  const byStatus = sql`(
    select coalesce(jsonb_object_agg(status, count), '{}')
    from (select p.status, count(*) from projects p where ${all(conditions)} group by 1) statuses
  )`;
  const { rows } = await sql<ProjectView & Further & Omit<ProjectPage<Further>, 'rows'>>`
    with ${isFeed ? feedTypes(viewerId, filter) : sql``} ${search === undefined ? sql`` : searchedProjects(inScope(scope, viewerId), search, isOwn ? 'own' : 'all')}
    shown as (
      select p.id from projects p where ${matches}
      order by ${order('p')} limit ${LIMITS.pageSize} offset ${rowsBefore(filter.page)}
    )
    select counted.total, ${isSmall ? byStatus : sql`null::jsonb`} as "byStatus", found.*
    from (select count(*) as total from projects p where ${matches}) counted
    left join lateral (
      select ${viewColumns(now)}${further ? sql`, ${further}` : sql``} from projects p join shown on shown.id = p.id ${viewJoins(viewerId)}
    ) found on true
    order by ${order('found')}`.execute(db);
  return { ...countedPage(rows), byStatus: rows[0]?.byStatus ?? undefined };
}

/** Materialized, because for a page the planner would otherwise read the projects in their order until ten match. */
const searchedProjects = (isInScope: RawBuilder<unknown>, search: string, scope: SearchScope) => sql`
  searched as materialized (select p.id from projects p where ${isInScope} and ${isFound(search, scope)}),`;

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
    open: isOpen,
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

const ofPerson = ({ user_id }: ProjectFilter): RawBuilder<unknown>[] =>
  user_id === undefined ? [] : [sql`(p.customer_id = ${user_id} or p.freelancer_id = ${user_id})`];

const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;

const ofDays = ({ from, to }: ProjectFilter): RawBuilder<unknown>[] => [
  ...(from === undefined ? [] : [sql`p.created_at >= ${startOf(from)}`]),
  ...(to === undefined ? [] : [sql`p.created_at < ${startOf(to)} + interval '1 day'`]),
];
