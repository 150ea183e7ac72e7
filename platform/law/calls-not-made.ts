import type { Call } from '@metier/contract/operations';

/**
 * Calls of screens that no journey has made: one line each, with the folders of the code that contains it.
 *
 * @param screens result of `callsOfScreens`
 * @param made method and path of each successful call
 * @example callsNotMade(callsOfScreens(root), made) // ['POST /api/customer/pay (remote-customer/src/shared/payment)']
 */
export const callsNotMade = (
  screens: ReadonlyMap<Call, readonly string[]>,
  made: ReadonlySet<string>,
): string[] =>
  [...screens]
    .filter(([call]) => !made.has(call))
    .map(([call, folders]) => `${call} (${folders.join(', ')})`)
    .toSorted();
