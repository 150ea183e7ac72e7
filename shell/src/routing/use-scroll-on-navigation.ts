import { NavigationType, useLocation, useNavigationType } from '@metier/shared-kit/router';
import { useLayoutEffect, useRef } from 'react';

/** How far each entry of this tab's history was scrolled when it was left, in pixels. */
const places = new Map<string, number>();

/** Every page begins at its top; back and forward lead to where one was. Over a reload the browser keeps the place itself. */
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
  // Deaf before the page changes: a passive effect's clean-up may come after the jump to the top is heard.
  useLayoutEffect(() => {
    const note = () => void places.set(key, window.scrollY);
    if (!places.has(key)) note();
    window.addEventListener('scroll', note);
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}
