import type { MailShares } from '../../platform/mail/index.ts';

/** French sentences for each side, and for either, about the shares of a price. */
export const shares: MailShares = {
  customer: '{refund} vous sont remboursés, et le freelance {freelancer} reçoit {share}',
  freelancer: 'vous recevez {share} points, et {refund} points sont remboursés au client {customer}',
  both: '{refund} sont remboursés au client {customer}, et le freelance {freelancer} reçoit {share} points',
};
