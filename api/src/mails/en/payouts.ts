import type { MailText } from '../../platform/mail/index.ts';
import type { PayoutMails } from '../templates.ts';

const failed = (reason: string): MailText => ({
  subject: 'Your payout of {amount} failed',
  text: `Hello {name},

the {amount} that you asked for on {requested} could not be paid out: ${reason}. Your points are back and can be converted again.

{origin}{path}

Metier`,
});

/** What Metier writes in English about payouts. */
export const payouts: Readonly<Record<keyof PayoutMails, MailText>> = {
  'payout-paid': {
    subject: 'Your payout of {amount} has been made',
    text: `Hello {name},

the {amount} that you asked for on {requested} have been paid out to you.

{origin}{path}

Metier`,
  },
  'payout-failed-declined': failed('the bank has declined the card'),
  'payout-failed-account_closed': failed('the card or account is closed'),
  'payout-failed-wrong_details': failed('the details of the card or account are wrong'),
  'payout-failed-other': failed('the transfer did not arrive'),
};
