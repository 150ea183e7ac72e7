import { useContext } from 'react';
import { UNSAFE_NavigationContext, useNavigate } from 'react-router-dom';

/**
 * Returns a function that changes the URL's query. It starts from the query of the history, which is newer than the
 * rendered one while a change has not been rendered yet: of two quick changes `useSearchParams` loses the first.
 *
 * @example const change = useQueryChange(); change((query) => query.delete('type'));
 */
export function useQueryChange() {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const navigate = useNavigate();
  return (change: (query: URLSearchParams) => void, options?: { readonly replace?: boolean }): void => {
    // Every router passes its history, whose location the context's type leaves out.
    const { location } = navigator as unknown as { readonly location: { readonly search: string } };
    const query = new URLSearchParams(location.search);
    change(query);
    void navigate(`?${query}`, options);
  };
}
