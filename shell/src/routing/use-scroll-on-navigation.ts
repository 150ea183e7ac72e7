import { NavigationType, useLocation, useNavigationType } from '@metier/shared-kit/router';
import { useLayoutEffect, useRef } from 'react';

/** Scroll positions of this tab's history entries, in pixels. */
const places = new Map<string, number>();

/** Scrolls to the top on navigation, and restores the position on back and forward. On reload the browser does that. */
export function useScrollOnNavigation(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = isReturn ? places.get(key) : 0;
    if (place !== undefined) window.scrollTo(0, place);
  }, [key, pathname, isReturn]);
  // A layout effect: the clean-up of a passive one may run after the scroll event of the jump to the top.
  useLayoutEffect(() => {
    const note = () => void places.set(key, window.scrollY);
    if (!places.has(key)) note();
    window.addEventListener('scroll', note);
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}
