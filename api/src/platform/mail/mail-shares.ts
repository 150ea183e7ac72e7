import { centsOf, pointsOf, type Points, type Role } from '@metier/contract';
import type { MailAmount } from './mail-value.ts';
import type { MailShares } from './mail.ts';

/** A divided price in a mail's data. */
export interface MailPrice {
  /** Refunded to the customer. */
  readonly amount: MailAmount;
  /** What the freelancer receives. */
  readonly points: Points;
  /** Role of the recipient. Mails queued by an earlier release lack it and get a sentence for both sides. */
  readonly reader?: Role;
}

/** The sentence for the reader of a divided price, and the data that fills it. */
export function sharesFor(
  shares: MailShares,
  price: MailPrice,
): { readonly words: string; readonly data: object } {
  const { amount, points, reader } = price;
  if (reader === 'freelancer')
    return { words: shares.freelancer, data: { ...price, refund: pointsOf(amount.cents), share: points } };
  return reader === 'customer'
    ? { words: shares.customer, data: { ...price, refund: amount, share: { cents: centsOf(points) } } }
    : { words: shares.both, data: { ...price, refund: amount, share: points } };
}
