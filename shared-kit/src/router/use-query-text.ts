import { useSearchParams } from 'react-router-dom';
import { PAGE_KEY } from './use-page-number.ts';

/**
 * A text from the URL (`?search=logo`), empty for none, and its setter. Setting it resets the page and replaces the
 * history entry: Back leaves the list instead of taking letters away.
 *
 * @example const [search, find] = useQueryText('search');
 */
export function useQueryText(key: string): readonly [text: string, set: (text: string) => void] {
  const [query, setQuery] = useSearchParams();
  const set = (text: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(PAGE_KEY);
        if (text === '') after.delete(key);
        else after.set(key, text);
        return after;
      },
      { replace: true },
    );
  return [query.get(key) ?? '', set];
}
