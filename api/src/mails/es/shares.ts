import type { MailShares } from '../../platform/mail/index.ts';

/** Spanish sentences for each side, and for either, about the shares of a price. */
export const shares: MailShares = {
  customer: 'se te reembolsan {refund} y el freelancer {freelancer} recibe {share}',
  freelancer: 'recibes {share} puntos y se reembolsan {refund} puntos al cliente {customer}',
  both: 'se reembolsan {refund} al cliente {customer} y el freelancer {freelancer} recibe {share} puntos',
};
