import { leaveAddress } from './fresh-address.ts';
import { PAGE_SCRIPTS_MS } from './loading-order.ts';
import { within } from './within.ts';

let waited: Promise<boolean> | undefined;

/**
 * Waits for the scripts that the page itself asked for: webpack would ask for one that is still on its way a second
 * time. All callers share one timeout, so a retry after it does not wait anew.
 *
 * @returns false if one of them hangs: then the shell's further files come from another address. Whether they came or
 * failed, webpack requests what is missing.
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
