import { leaveAddress } from './fresh-address.ts';
import { PAGE_SCRIPTS_MS } from './loading-order.ts';
import { within } from './within.ts';

let waited: Promise<boolean> | undefined;

/**
 * Waits for the page's own scripts, because webpack would request pending ones a second time. All callers share one
 * timeout, so a retry after it does not wait again.
 *
 * @returns false on a timeout: then further files of the shell are requested from another URL. Webpack requests missing
 * ones in any case.
 */
export function awaitPageScripts(): Promise<boolean> {
  waited ??= waitOrLeave();
  return waited;
}

async function waitOrLeave(): Promise<boolean> {
  const ended = await within(PAGE_SCRIPTS_MS, Promise.resolve(globalThis.metier?.pageScripts));
  if (!ended) leaveAddress();
  return ended;
}
