import { usePageNumber, useQueryChoice } from '../../../router/index.ts';
import { useViewer } from '../use-viewer.ts';
import { statusesOf } from './statuses-of.ts';

/** Filter and page of a list, both in the URL. */
export function useListQuery() {
  const [page, turnTo] = usePageNumber();
  const [status, filter] = useQueryChoice('status', statusesOf(useViewer()));
  return { status, page, filter, turnTo };
}
