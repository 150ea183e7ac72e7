import {
  CASE_OUTCOMES,
  HELD_STATUSES,
  LIMITS,
  OPEN_CASES,
  PAGE_SIZES,
  PROJECT_STATUSES,
  type CaseOutcome,
  type OpenCase,
  type PageSize,
  type Query,
} from '@metier/contract';
import { useSearch, useSorting } from '@metier/shared-kit/marketplace/project/list';
import { useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { usePageNumber, useQueryChoice, useQueryText } from '@metier/shared-kit/router';
import { USUAL_ROWS } from '../../reads.ts';
import { isDay } from './is-day.ts';

/** Filters of the list by status: `held` are those whose money is held. */
export const STATUS_FILTERS = [...PROJECT_STATUSES, 'held'] as const;
export type StatusFilterValue = (typeof STATUS_FILTERS)[number];
/** Filters by case: open ones by kind, ended ones by outcome. */
export const CASE_FILTERS = [...OPEN_CASES, ...CASE_OUTCOMES] as const;
export type CaseFilterValue = (typeof CASE_FILTERS)[number];

/** Rows of a page. */
export const ROWS = ['10', '25', '50'] as const satisfies readonly `${PageSize}`[];

export type RowsValue = (typeof ROWS)[number];
const USUAL: RowsValue = `${USUAL_ROWS}`;
const perPage = (rows: RowsValue) => PAGE_SIZES.find((size) => String(size) === rows) ?? LIMITS.pageSize;

export const isOpen = (value: CaseFilterValue): value is OpenCase =>
  OPEN_CASES.some((kind) => kind === value);
const caseQuery = (value: CaseFilterValue): { case: OpenCase } | { outcome: CaseOutcome } =>
  isOpen(value) ? { case: value } : { outcome: value };

/** A day from the URL, empty for none or an impossible one. */
function useDay(key: string) {
  const [text, set] = useQueryText(key);
  return [isDay(text) ? text : '', set] as const;
}

/** Filter, order and page of the list of all projects, all in the URL. */
export function useProjectFilter() {
  const [type, ofType] = useTypeFilter();
  const [status, ofStatus] = useQueryChoice('status', STATUS_FILTERS);
  const [kind, ofCase] = useQueryChoice('case', CASE_FILTERS);
  const [from, since] = useDay('from');
  const [to, until] = useDay('to');
  const [responded] = useQueryChoice('responded', ['1']);
  const [rows = USUAL, ofRows] = useQueryChoice('rows', ROWS);
  const sorting = useSorting();
  const [search] = useSearch();
  const [page, turnTo] = usePageNumber();
  const filter = {
    ...(type && { type: [type] }),
    ...(status && { status: status === 'held' ? [...HELD_STATUSES] : [status] }),
    ...(kind && caseQuery(kind)),
    ...(from && { from }),
    ...(to && { to }),
    ...(responded && { responded: 1 as const }),
    ...(search && { search }),
  } satisfies Query<'GET /api/projects'>;
  const order = sorting.sort && { sort: sorting.sort };
  return {
    /** Without a page, for the export. */
    all: { ...filter, ...order },
    query: { page, per_page: perPage(rows), ...filter, ...order },
    /** As saved under a name. */
    view: { ...filter, ...order, per_page: perPage(rows) },
    isSet: Object.keys(filter).length > 0 || sorting.sort !== undefined || rows !== USUAL,
    isFiltered: Object.keys(filter).length > 0,
    search,
    sorting,
    page,
    turnTo,
    type: [type, ofType],
    status: [status, ofStatus],
    case: [kind, ofCase],
    from: [from, since],
    to: [to, until],
    /** Set by a link; removed by its chip. */
    isResponded: responded !== undefined,
    rows: [rows, (wanted: RowsValue) => ofRows(wanted === USUAL ? undefined : wanted)],
  } as const;
}

export type ProjectFilter = ReturnType<typeof useProjectFilter>;
