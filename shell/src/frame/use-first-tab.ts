import { useLocation } from '@metier/shared-kit/router';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Handles the first Tab on a page while its title has the initial focus: elements before the title would otherwise be
 * reachable only backwards.
 */
export function useFirstTab(lead: () => void): void {
  const { pathname } = useLocation();
  /** The path on which the user has already pressed a key or pointer. */
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
