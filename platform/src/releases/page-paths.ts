const PARAMETER = ':';

/**
 * The addresses that a path matches, by their segments, as `matchPage` does: names of parameters and a trailing slash do
 * not matter, and a path with an optional segment has several.
 *
 * @example addressesOf('/x/:id?') // [['x'], ['x', ':']]
 */
function addressesOf(path: string): string[][] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const whole = segments.map((segment) => (segment.startsWith(PARAMETER) ? PARAMETER : segment));
  const shorter = segments.flatMap((segment, index) =>
    segment.endsWith('?') ? [whole.slice(0, index)] : [],
  );
  return [...shorter, whole];
}

const fits = (address: readonly string[], pattern: readonly string[]): boolean =>
  address.length === pattern.length &&
  pattern.every((part, index) => part === PARAMETER || part === address[index]);

/** True if a path matches all addresses of another one, in one of its forms: `/x/:id` covers `/x/1`. */
export const covers = (path: string, other: string): boolean =>
  addressesOf(other).some((address) => addressesOf(path).some((pattern) => fits(address, pattern)));

/** True if two paths have an address in common with equal precedence, so that one page hides the other. */
export const isSamePath = (one: string, other: string): boolean =>
  addressesOf(one).some((address) =>
    addressesOf(other).some((pattern) => fits(address, pattern) && fits(pattern, address)),
  );
