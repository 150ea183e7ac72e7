import { useLocation } from '@metier/shared-kit/router';
import { useLayoutEffect, useRef } from 'react';

/** Blurs the activated element on navigation, before the new page's title takes the focus: see `PageTitle`. */
export function useReleaseFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, [pathname]);
}
