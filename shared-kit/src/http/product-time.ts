/** A difference between two answers that is a changed clock and not the time an answer took. */
const CHANGED_MS = 60_000;

let offset = 0;
const listeners = new Set<() => void>();

/** Sets the product's clock from the `Date` header of an answer; the demo clock may be in the future. */
export function setProductTime(header: string | null | undefined): void {
  const serverTime = Date.parse(header ?? '');
  if (Number.isNaN(serverTime)) return;
  const before = offset;
  offset = serverTime - Date.now();
  if (Math.abs(offset - before) < CHANGED_MS) return;
  for (const listener of listeners) listener();
}

/**
 * Calls a listener when the product's clock turns out to differ from what was assumed, as with the first answer to a
 * browser whose clock is wrong. Returns a function that ends it.
 */
export function onProductTimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The current time of the product's clock, to the second. Example: a review is over when `productNow() > new
 * Date(review_until)`.
 */
export const productNow = (): Date => new Date(Date.now() + offset);

/** Converts browser milliseconds to the product's clock. Example: `productTimeOf(Date.now())` is `productNow()`. */
export const productTimeOf = (browserTime: number): Date => new Date(browserTime + offset);
