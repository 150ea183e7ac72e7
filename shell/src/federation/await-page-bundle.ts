import { PATIENCE_MS } from './load-script.ts';

let waited: Promise<void> | undefined;

/**
 * Waits for the bundle that the page itself asked for: a module of it that is asked for meanwhile would come a second
 * time. All who wait share one patience, so whoever tries again after it need not wait anew.
 */
export function awaitPageBundle(): Promise<void> {
  waited ??= patiently();
  return waited;
}

async function patiently(): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([globalThis.metierPageBundle, patience]);
  clearTimeout(timer);
}
