import { PROJECT_STATUSES, type ProjectStatus } from '../../contract/index.ts';
import { usePageNumber, useSearchParams } from '../../router/index.ts';

const KEY = 'status';

const isStatus = (value: string | null): value is ProjectStatus =>
  PROJECT_STATUSES.some((status) => status === value);

/** Where a list stands: filter and page, both in the address, so that back, reload and a sent link show the same rows. */
export function useListPlace() {
  const [query, setQuery] = useSearchParams();
  const [page, turnTo] = usePageNumber();
  const asked = query.get(KEY);
  return {
    status: isStatus(asked) ? asked : undefined,
    page,
    /** Another filter begins at its first page. */
    filter: (status: ProjectStatus | undefined) => setQuery(status ? { [KEY]: status } : {}),
    turnTo,
  };
}
