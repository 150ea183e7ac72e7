import { useSyncExternalStore } from 'react';
import { productNow } from '../../http/product-time.ts';

/** Nothing on a page tells time by less than a minute. */
const TICK_MS = 30_000;

const listeners = new Set<() => void>();
let ticks = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  ticks += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Now by the product's clock, for what a page says of it (distances, lateness): re-rendered twice a minute while it is
 * shown, so that an open page does not go on telling what was true when its data came.
 *
 * @example const late = latenessOf(project, useProductNow());
 */
export function useProductNow(): Date {
  useSyncExternalStore(subscribe, () => ticks);
  return productNow();
}
