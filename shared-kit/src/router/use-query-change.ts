import { useLocation, useNavigate } from 'react-router-dom';
import { useNewestLocation } from './use-newest-location.ts';

/**
 * Returns a function that changes the URL's query. It starts from the newest query: of two quick changes
 * `useSearchParams` loses the first. Does nothing once another page was pressed, which the change would cancel.
 *
 * @example const change = useQueryChange(); change((query) => query.delete('type'));
 */
export function useQueryChange() {
  const newest = useNewestLocation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (change: (query: URLSearchParams) => void, options?: { readonly replace?: boolean }): void => {
    const { pathname: newestPath, search } = newest();
    if (newestPath !== pathname) return;
    const query = new URLSearchParams(search);
    change(query);
    void navigate(`?${query}`, options);
  };
}
