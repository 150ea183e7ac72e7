import {
  LIMITS,
  type ProjectSort,
  type ProjectSortKey,
  type ProjectStatus,
  type ProjectTypeFilter,
} from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import { viewColumns, viewJoins, type ProjectView } from './project.ts';
import { yourMoves, type Moves } from './your-move.ts';

/** Scope of a list of projects. */
export type ProjectScope = 'all' | 'ordered' | 'executed' | 'open' | 'cases';

/** Filter and order of a list; an empty or missing value and the type `all` filter nothing. */
export interface ProjectFilter {
  readonly type?: readonly (ProjectTypeFilter | 'all')[];
  readonly status?: readonly ProjectStatus[];
  readonly sort?: ProjectSort;
  /** 1: only projects that wait for the viewer, the earliest deadline first. */
  readonly your_move?: 0 | 1;
  readonly page?: number;
}

/** One page of projects, newest first unless sorted, and the number of matches, in one statement. */
export async function selectProjectPage(
  db: Db,
  scope: ProjectScope,
  viewerId: string,
  filter: ProjectFilter,
  now: Date,
): Promise<{ rows: ProjectView[]; total: number }> {
  const moves = filter.your_move === 1 ? movesOf(scope, now) : undefined;
  const conditions = [inScope(scope, viewerId), ...wanted(filter), ...(moves ? [moves.isAwaited] : [])];
  const matches = sql.join(conditions, sql` and `);
  const order = (table: 'p' | 'found') => moves?.order(table) ?? orderOf(filter.sort, table);
  const { rows } = await sql<ProjectView & { total: number }>`
    with shown as (
      select p.id from projects p where ${matches}
      order by ${order('p')} limit ${LIMITS.pageSize} offset ${rowsBefore(filter.page)}
    )
    select counted.total, found.*
    from (select count(*) as total from projects p where ${matches}) counted
    left join lateral (
      select ${viewColumns(now)} from projects p join shown on shown.id = p.id ${viewJoins(viewerId)}
    ) found on true
    order by ${order('found')}`.execute(db);
  return countedPage(rows);
}

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

function wanted({ type = [], status = [] }: ProjectFilter): RawBuilder<unknown>[] {
  return [
    ...(type.length > 0 && !type.includes('all') ? [sql`p.type = any (${type}::text[])`] : []),
    ...(status.length > 0 ? [sql`p.status = any (${status}::text[])`] : []),
  ];
}
