import type { MailText } from '../../platform/mail/index.ts';
import type { PayoutMails } from '../templates.ts';

const failed = (reason: string): MailText => ({
  subject: 'Your payout of {amount} failed',
  text: `Hello {name},

the {amount} you requested on {requested} could not be paid out: ${reason}. Your points have been returned, and you can convert them again.

{origin}{path}

Metier`,
});

/** English mails about payouts. */
export const payouts: Readonly<Record<keyof PayoutMails, MailText>> = {
  'payout-paid': {
    subject: 'Your payout of {amount} has been made',
    text: `Hello {name},

the {amount} you requested on {requested} has been paid out to you.

{origin}{path}

Metier`,
  },
  'payout-failed-declined': failed('the bank has declined the card'),
  'payout-failed-account_closed': failed('the card or account is closed'),
  'payout-failed-wrong_details': failed('the card or account details are wrong'),
  'payout-failed-other': failed('the transfer did not arrive'),
};
