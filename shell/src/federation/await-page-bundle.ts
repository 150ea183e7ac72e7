import { PATIENCE_MS } from './load-script.ts';

let waited: Promise<boolean> | undefined;

/**
 * Waits for the bundle that the page itself asked for: a module of it that is asked for meanwhile would come a second
 * time. All who wait share one patience, so whoever tries again after it need not wait anew.
 *
 * @returns false if the bundle hangs; whether it came or failed, webpack asks for what is missing
 */
export function awaitPageBundle(): Promise<boolean> {
  waited ??= patiently();
  return waited;
}

async function patiently(): Promise<boolean> {
  const { promise: patience, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, PATIENCE_MS, false);
  const end = Promise.resolve(globalThis.metierPageBundle).then(() => true);
  const ended = await Promise.race([end, patience]);
  clearTimeout(timer);
  return ended;
}
