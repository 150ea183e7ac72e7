import { LIMITS, PEOPLE_SORTS, PEOPLE_STATES, ROLES } from '@metier/contract';
import { usePageNumber, useQueryChoice, useQueryText } from '@metier/shared-kit/router';

/** Filter, order and page of the list of people, all in the URL. */
export function usePeopleFilter() {
  const [typed, find] = useQueryText('search', { replace: true });
  const [role, ofRole] = useQueryChoice('role', ROLES);
  const [state, ofState] = useQueryChoice('state', PEOPLE_STATES);
  const [sort, onSort] = useQueryChoice('sort', PEOPLE_SORTS);
  const [page, turnTo] = usePageNumber();
  const search = typed.trim().slice(0, LIMITS.searchLength);
  const filter = { ...(search && { search }), ...(role && { role }), ...(state && { state }) };
  return {
    query: { page, ...filter, ...(sort && { sort }) },
    isFiltered: Object.keys(filter).length > 0,
    sorting: { sort, onSort },
    page,
    turnTo,
    search: [search, find],
    role: [role, ofRole],
    state: [state, ofState],
  } as const;
}

export type PeopleFilter = ReturnType<typeof usePeopleFilter>;
