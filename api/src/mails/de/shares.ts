import type { MailShares } from '../../platform/mail/index.ts';

/** German sentences for each side, and for either, about the shares of a price. */
export const shares: MailShares = {
  customer: 'dir werden {refund} erstattet, und der Freelancer {freelancer} erhält {share}',
  freelancer: 'du erhältst {share} Punkte, und dem Auftraggeber {customer} werden {refund} Punkte erstattet',
  both: 'dem Auftraggeber {customer} werden {refund} erstattet, und der Freelancer {freelancer} erhält {share} Punkte',
};
