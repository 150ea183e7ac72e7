import { useLocation } from '@metier/shared-kit/router';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Leads the first Tab on a page while its title still has the focus, which it got when the page was shown: what comes
 * before the title would otherwise be reached by going backwards only.
 */
export function useFirstTab(lead: () => void): void {
  const { pathname } = useLocation();
  /** The path on which something was pressed already. */
  const pressed = useRef('');
  const point = useEffectEvent(() => {
    pressed.current = pathname;
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const isFirst = pressed.current !== pathname;
    point();
    if (!isFirst || event.shiftKey || !document.activeElement?.matches('#content h1')) return;
    event.preventDefault();
    lead();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    const onPointerDown = () => point();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
}
