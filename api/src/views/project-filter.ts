import {
  UNSTARTED_STATUSES,
  type CaseOutcome,
  type Cents,
  type OpenCase,
  type PageSize,
  type ProjectSort,
  type ProjectSortKey,
  type ProjectStatus,
  type ProjectTypeFilter,
} from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { literals } from '../platform/db/index.ts';
import { endsOfCases } from './ends-of-cases.ts';
import { isOpen } from './open-search.ts';
import { responsesMade } from './responses-made.ts';

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
  /** 1: only projects with a response. */
  readonly responded?: 0 | 1;
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
  /** Rows of a page, by default 10. */
  readonly per_page?: PageSize;
}

export const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** The conditions of a filter besides those on type, status and search. */
export const restOf = (filter: ProjectFilter, now: Date): RawBuilder<unknown>[] => [
  ...ofCases(filter, now),
  ...ofDays(filter),
  ...ofResponses(filter),
  ...ofPerson(filter),
];

/**
 * The values that each key compares, as displayed: names by ICU collation; deadlines by due date, and before the start
 * by days, after all dates.
 */
const compared = (row: RawBuilder<unknown>): Readonly<Record<ProjectSortKey, RawBuilder<unknown>[]>> => ({
  name: [sql`lower(${row}.name) collate "und-x-icu"`],
  deadline: [
    sql`case when ${row}.status not in (${literals(UNSTARTED_STATUSES)})
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
export function orderOf(sort: ProjectSort | undefined, table: 'p' | 'found'): RawBuilder<unknown> {
  const row = sql.raw(table);
  if (sort === undefined) return sql`${row}.created_at desc, ${row}.id`;
  const isDownwards = sort.startsWith('-');
  const key = (isDownwards ? sort.slice(1) : sort) as ProjectSortKey;
  const [onwards, back] = (isDownwards ? ['desc', 'asc'] : ['asc', 'desc']).map((way) => sql.raw(way));
  const keys = compared(row)[key].map((value) => sql`${value} ${onwards}`);
  return sql.join([...keys, sql`${row}.created_at ${back}`, sql`${row}.id ${onwards}`]);
}

export function inScope(scope: ProjectScope, viewerId: string): RawBuilder<unknown> {
  const conditions: Readonly<Record<ProjectScope, RawBuilder<unknown>>> = {
    all: sql`true`,
    ordered: sql`p.customer_id = ${viewerId}`,
    executed: sql`p.freelancer_id = ${viewerId}`,
    open: isOpen,
    cases: sql`p.case_state <> 'none'`,
  };
  return conditions[scope];
}

export const ofTypes = ({ type = [] }: ProjectFilter): RawBuilder<unknown>[] =>
  type.length > 0 && !type.includes('all') ? [sql`p.type = any (${type}::text[])`] : [];

export const ofStatuses = ({ status = [] }: ProjectFilter): RawBuilder<unknown>[] =>
  status.length > 0 ? [sql`p.status = any (${status}::text[])`] : [];

const ofCases = ({ case: kind, outcome }: ProjectFilter, now: Date): RawBuilder<unknown>[] => [
  // `<> 'none'` repeats the condition of the partial index.
  ...(kind === undefined ? [] : [sql`p.case_state <> 'none' and p.case_state = ${kind}`]),
  ...(outcome === undefined
    ? []
    : [sql`p.id in (select project_id from (${endsOfCases(now)}) ended where outcome = ${outcome})`]),
];

/** The projects of which the filter's person is the customer or the freelancer. */
export const ofPerson = ({ user_id }: ProjectFilter): RawBuilder<unknown>[] =>
  user_id === undefined ? [] : [sql`(p.customer_id = ${user_id} or p.freelancer_id = ${user_id})`];

/** As a moment: the year 0 is one of ISO 8601, and none of PostgreSQL's texts. */
const startOf = (day: string) => sql`${new Date(day)}::timestamptz`;

const ofDays = ({ from, to }: ProjectFilter): RawBuilder<unknown>[] => [
  ...(from === undefined ? [] : [sql`p.created_at >= ${startOf(from)}`]),
  ...(to === undefined ? [] : [sql`p.created_at < ${startOf(to)} + interval '1 day'`]),
];

/** No project has a response from before its creation: with a first day, the earlier ones need not be read. */
const ofResponses = ({ responded, from }: ProjectFilter): RawBuilder<unknown>[] => {
  if (responded !== 1) return [];
  const since = from === undefined ? undefined : startOf(from);
  return [sql`p.id in (select project_id from (${responsesMade(since)}) made)`];
};
