import { notify } from '@metier/shared-kit/notify';
import { useLocation } from '@metier/shared-kit/router';
import { useLayoutEffect, useRef } from 'react';
import { useLiveRegistry } from '../federation/index.ts';

/**
 * Moves the tab over to newer releases when it goes to another page: that page is loaded as a first one. What was typed
 * belongs to the page that was left. A success that is being told is not cut short; the next navigation moves over.
 */
export function useNewestReleases(): void {
  const { pathname } = useLocation();
  const live = useLiveRegistry();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (live.isOutdated && !notify.isTelling()) location.reload();
  }, [live, pathname]);
}
