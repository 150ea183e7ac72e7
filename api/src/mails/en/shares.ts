import type { MailShares } from '../../platform/mail/index.ts';

/** English sentences for each side, and for either, about the shares of a price. */
export const shares: MailShares = {
  customer: '{refund} is refunded to you, and the freelancer {freelancer} receives {share}',
  freelancer: 'you receive {share} points, and {refund} points are refunded to the customer {customer}',
  both: '{refund} is refunded to the customer {customer}, and the freelancer {freelancer} receives {share} points',
};
