import { LIMITS, PATHS, type Cents, type ProjectTypeFilter } from '@metier/contract';
import { useTypeFilter } from '@metier/shared-kit/marketplace/project/type-filter';
import { useQueryText } from '@metier/shared-kit/router';
import type { FeedFilter } from '../../reads.ts';
import type { SavedSearch } from './open-projects.api.ts';

/** A whole number of cents, as long as the API takes it. */
const CENTS = /^[1-9]\d{0,7}$/;
/** Key of the minimum price in the URL. */
export const MIN_BUDGET_KEY = 'min';

/** The filters of the list, which are in the URL, with their setters. */
export function useFeedFilter() {
  const [type, setType] = useTypeFilter();
  const [typed, find] = useQueryText('search', { replace: true });
  const [minBudget, setMinBudget] = useQueryText(MIN_BUDGET_KEY);
  const search = typed.trim().slice(0, LIMITS.searchLength);
  const filter: FeedFilter = {
    ...(type && { type }),
    ...(search !== '' && { search }),
    ...(CENTS.test(minBudget) && { min_budget: Number(minBudget) }),
  };
  return {
    filter,
    setType,
    find,
    setMinBudget: (cents: Cents | undefined) => setMinBudget(cents === undefined ? '' : String(cents)),
  };
}

/** The list with the filters of a saved search. */
export function pathOfSearch({ type, search, min_budget }: SavedSearch): string {
  const query = new URLSearchParams({
    ...(type?.[0] && { type: type[0] satisfies ProjectTypeFilter | 'all' }),
    ...(search !== null && { search }),
    ...(min_budget !== null && { [MIN_BUDGET_KEY]: String(min_budget) }),
  });
  return query.size > 0 ? `${PATHS.openProjects}?${query.toString()}` : PATHS.openProjects;
}
