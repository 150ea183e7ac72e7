import { LIMITS, PEOPLE_STATES, ROLES } from '@metier/contract';
import { usePageNumber, useQueryChoice, useQueryText } from '@metier/shared-kit/router';

/** Filter and page of the list of people, all in the URL. */
export function usePeopleFilter() {
  const [typed, find] = useQueryText('search', { replace: true });
  const [role, ofRole] = useQueryChoice('role', ROLES);
  const [state, ofState] = useQueryChoice('state', PEOPLE_STATES);
  const [page, turnTo] = usePageNumber();
  const search = typed.trim().slice(0, LIMITS.searchLength);
  const filter = { ...(search && { search }), ...(role && { role }), ...(state && { state }) };
  return {
    query: { page, ...filter },
    isFiltered: Object.keys(filter).length > 0,
    page,
    turnTo,
    search: [search, find],
    role: [role, ofRole],
    state: [state, ofState],
  } as const;
}

export type PeopleFilter = ReturnType<typeof usePeopleFilter>;
