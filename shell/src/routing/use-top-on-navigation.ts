import { useLocation } from '@metier/shared-kit/router';
import { useLayoutEffect } from 'react';

/** Every page begins at its top. */
export function useTopOnNavigation(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of page is the occasion
  }, [pathname]);
}
