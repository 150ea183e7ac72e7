import type { Cents } from '@metier/shared-kit/contract';

/** How a price is divided, in cents; the two always make up the price. */
export interface Split {
  readonly freelancer: Cents;
  readonly customer: Cents;
}

/** Divides a price by the freelancer's part in percent. Example: `splitOf(9_894, 50) // { freelancer: 4_947, customer: 4_947 }`. */
export function splitOf(price: Cents, percent: number): Split {
  const freelancer = Math.round((price * percent) / 100);
  return { freelancer, customer: price - freelancer };
}
