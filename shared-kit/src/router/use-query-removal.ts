import { useSearchParams } from 'react-router-dom';
import { PAGE_KEY } from './use-page-number.ts';

/**
 * Returns a function that removes keys from the URL in one step of the history, and the page with them.
 *
 * @example const remove = useQueryRemoval(); remove('type', 'from');
 */
export function useQueryRemoval(): (...keys: string[]) => void {
  const [, setQuery] = useSearchParams();
  return (...keys) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      for (const key of [PAGE_KEY, ...keys]) after.delete(key);
      return after;
    });
}
