import { PROJECT_STATUSES } from '../../contract/index.ts';
import { usePageNumber, useQueryChoice } from '../../router/index.ts';

/** Where a list stands: filter and page, both in the address. */
export function useListPlace() {
  const [page, turnTo] = usePageNumber();
  const [status, filter] = useQueryChoice('status', PROJECT_STATUSES);
  return { status, page, filter, turnTo };
}
