let offset = 0;

/** Sets the product's clock from the `Date` header of an answer; the demo clock may be in the future. */
export function setProductTime(header: string | null | undefined): void {
  const serverTime = Date.parse(header ?? '');
  if (!Number.isNaN(serverTime)) offset = serverTime - Date.now();
}

/**
 * The current time of the product's clock, to the second. Example: a review is over when `productNow() > new
 * Date(review_until)`.
 */
export const productNow = (): Date => new Date(Date.now() + offset);

/** Converts browser milliseconds to the product's clock. Example: `productTimeOf(Date.now())` is `productNow()`. */
export const productTimeOf = (browserTime: number): Date => new Date(browserTime + offset);
