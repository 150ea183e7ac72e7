import { useSearchParams } from 'react-router-dom';
import { useQueryChange } from './use-query-change.ts';

export const PAGE_KEY = 'page';

/**
 * The page of a list from the URL (`?page=3`, default 1), and its setter. Other query keys are kept.
 *
 * @example
 * const [page, turnTo] = usePageNumber();
 * <Pager page={page} pages={list.pages} onChange={turnTo} />
 */
export function usePageNumber(): readonly [page: number, turnTo: (page: number) => void] {
  const [query] = useSearchParams();
  const change = useQueryChange();
  const asked = Number(query.get(PAGE_KEY));
  const page = Number.isSafeInteger(asked) && asked >= 1 ? asked : 1;
  const turnTo = (to: number) =>
    change((after) => {
      if (to === 1) after.delete(PAGE_KEY);
      else after.set(PAGE_KEY, String(to));
    });
  return [page, turnTo];
}
