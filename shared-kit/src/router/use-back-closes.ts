import { useEffectEvent, useLayoutEffect } from 'react';
import { openOverlay } from './overlays.ts';

/**
 * Makes the browser's Back close an overlay before it leaves the page. `onBack` may decline by keeping it open, for
 * example while a step runs.
 *
 * @example useBackCloses(open, onClose);
 */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const leave = useEffectEvent(onBack);
  useLayoutEffect(() => (open ? openOverlay({ leave: () => leave() }) : undefined), [open]);
}
