import { useNavigate } from 'react-router-dom';
import { useNewestLocation } from './use-newest-location.ts';

/**
 * Returns a function that changes the URL's query. It starts from the newest query: of two quick changes
 * `useSearchParams` loses the first.
 *
 * @example const change = useQueryChange(); change((query) => query.delete('type'));
 */
export function useQueryChange() {
  const newest = useNewestLocation();
  const navigate = useNavigate();
  return (change: (query: URLSearchParams) => void, options?: { readonly replace?: boolean }): void => {
    const query = new URLSearchParams(newest().search);
    change(query);
    void navigate(`?${query}`, options);
  };
}
