import { useSearchParams } from 'react-router-dom';
import { PAGE_KEY } from './use-page-number.ts';
import { useQueryChange } from './use-query-change.ts';

/**
 * A text from the URL (`?search=logo`), empty for none, and its setter. Setting it resets the page; other query keys are
 * kept, so Back, reload and shared links work. With `replace`, Back leaves the page instead of taking letters away.
 *
 * @example const [search, find] = useQueryText('search', { replace: true });
 */
export function useQueryText(
  key: string,
  { replace = false }: { readonly replace?: boolean } = {},
): readonly [text: string, set: (text: string) => void] {
  const [query] = useSearchParams();
  const change = useQueryChange();
  const set = (text: string) =>
    change(
      (after) => {
        after.delete(PAGE_KEY);
        if (text === '') after.delete(key);
        else after.set(key, text);
      },
      { replace },
    );
  return [query.get(key) ?? '', set];
}
