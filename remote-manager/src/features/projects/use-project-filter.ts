import {
  CASE_OUTCOMES,
  HELD_STATUSES,
  OPEN_CASES,
  PROJECT_STATUSES,
  type CaseOutcome,
  type OpenCase,
  type Query,
} from '@metier/contract';
import { useSearch, useSorting } from '@metier/shared-kit/marketplace/project/list';
import { useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { usePageNumber, useQueryChoice, useQueryText } from '@metier/shared-kit/router';
import { isDay } from './is-day.ts';

/** Filters of the list by status: `held` are those whose money is held. */
export const STATUS_FILTERS = [...PROJECT_STATUSES, 'held'] as const;
export type StatusFilterValue = (typeof STATUS_FILTERS)[number];
/** Filters by case: open ones by kind, ended ones by outcome. */
const CASE_FILTERS = [...OPEN_CASES, ...CASE_OUTCOMES] as const;
export type CaseFilterValue = (typeof CASE_FILTERS)[number];

const isOpen = (value: CaseFilterValue): value is OpenCase => OPEN_CASES.some((kind) => kind === value);
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
  const sorting = useSorting();
  const [search] = useSearch();
  const [page, turnTo] = usePageNumber();
  const filter = {
    ...(type && { type: [type] }),
    ...(status && { status: status === 'held' ? [...HELD_STATUSES] : [status] }),
    ...(kind && caseQuery(kind)),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  } satisfies Query<'GET /api/projects'>;
  return {
    query: { page, ...filter, ...(sorting.sort && { sort: sorting.sort }) },
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
  } as const;
}

export type ProjectFilter = ReturnType<typeof useProjectFilter>;
