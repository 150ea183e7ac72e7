import { useLocation } from '@metier/shared-kit/router';
import { useLayoutEffect, useRef } from 'react';
import { OVERLAYS } from '../frame/overlays.ts';

/**
 * Blurs the activated element on navigation, before the new page's title takes the focus: see `PageTitle`. A dialog that
 * was opened while the page was prepared keeps the focus: what is typed goes into it.
 */
export function useReleaseFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !activeElement.closest(OVERLAYS)) activeElement.blur();
  }, [pathname]);
}
