import { changePublicPath } from './public-path.ts';
import { PAGE_SCRIPTS_MS } from './loading-timeouts.ts';
import { settlesWithin } from './within.ts';

let waited: Promise<boolean> | undefined;

/**
 * Waits for the page's own scripts, because webpack would request pending ones a second time. All callers share one
 * timeout, so a retry after it does not wait again.
 *
 * @returns false on a timeout: then further files of the shell are requested from another URL. Webpack requests missing
 * ones in any case.
 */
export function awaitPageScripts(): Promise<boolean> {
  waited ??= waitWithTimeout();
  return waited;
}

async function waitWithTimeout(): Promise<boolean> {
  const ended = await settlesWithin(PAGE_SCRIPTS_MS, Promise.resolve(globalThis.metier?.pageScripts));
  if (!ended) changePublicPath();
  return ended;
}
