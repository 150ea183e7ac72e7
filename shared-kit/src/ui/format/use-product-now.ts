import { useSyncExternalStore } from 'react';
import { onProductTimeChange, productNow } from '../../http/product-time.ts';

/** Pages show times to the minute. */
const TICK_MS = 30_000;

const listeners = new Set<() => void>();
let shown = productNow();
let timer: ReturnType<typeof setInterval> | undefined;
let stopFollowing: (() => void) | undefined;

function tick(): void {
  shown = productNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  stopFollowing ??= onProductTimeChange(tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    stopFollowing?.();
    timer = undefined;
    stopFollowing = undefined;
  };
}

/** Stays the same object for longer than a render takes, as a snapshot must. */
function current(): Date {
  if (Math.abs(productNow().getTime() - shown.getTime()) >= 5_000) shown = productNow();
  return shown;
}

/**
 * The current time of the product's clock, for relative times and lateness: re-renders twice a minute while mounted,
 * and when an answer corrects the clock, so that an open page stays correct.
 *
 * @example const late = latenessOf(project, useProductNow());
 */
export const useProductNow = (): Date => useSyncExternalStore(subscribe, current);
