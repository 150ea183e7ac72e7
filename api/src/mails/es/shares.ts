import type { MailShares } from '../../platform/mail/index.ts';

/** Spanish sentences of the two sides about the shares of a price. */
export const shares: MailShares = {
  customer: 'se te reembolsan {refund} y el freelancer {freelancer} recibe {share}',
  freelancer: 'recibes {share} puntos y se reembolsan {refund} puntos al cliente {customer}',
};
