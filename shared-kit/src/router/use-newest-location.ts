import { useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Returns a function that reads the address of the latest navigation, which is newer than `useLocation` while its page has
 * not been rendered yet.
 */
export function useNewestLocation(): () => Address {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  // Every router passes its history, whose location the context's type leaves out.
  return () => (navigator as unknown as { readonly location: Address }).location;
}
