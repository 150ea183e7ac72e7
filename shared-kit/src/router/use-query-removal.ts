import { PAGE_KEY } from './use-page-number.ts';
import { useQueryChange } from './use-query-change.ts';

/**
 * Returns a function that removes keys from the URL in one step of the history, and the page with them.
 *
 * @example const remove = useQueryRemoval(); remove('type', 'from');
 */
export function useQueryRemoval(): (...keys: string[]) => void {
  const change = useQueryChange();
  return (...keys) =>
    change((query) => {
      for (const key of [PAGE_KEY, ...keys]) query.delete(key);
    });
}
