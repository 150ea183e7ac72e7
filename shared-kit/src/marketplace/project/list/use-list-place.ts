import { usePageNumber, useQueryChoice } from '../../../router/index.ts';
import { useViewer } from '../use-viewer.ts';
import { statusesOf } from './statuses-of.ts';

/** Where a list stands: filter and page, both in the address. */
export function useListPlace() {
  const [page, turnTo] = usePageNumber();
  const [status, filter] = useQueryChoice('status', statusesOf(useViewer()));
  return { status, page, filter, turnTo };
}
