import type { MailText } from '../../platform/mail/index.ts';
import type { PayoutMails } from '../templates.ts';

const failed = (reason: string): MailText => ({
  subject: 'Votre versement de {amount} a échoué',
  text: `Bonjour {name},

Les {amount} que vous avez demandés le {requested} n’ont pas pu être versés : ${reason}. Vos points vous ont été rendus et vous pouvez les convertir à nouveau.

{origin}{path}

Metier`,
});

/** French mails about payouts. */
export const payouts: Readonly<Record<keyof PayoutMails, MailText>> = {
  'payout-paid': {
    subject: 'Votre versement de {amount} a été effectué',
    text: `Bonjour {name},

Les {amount} que vous avez demandés le {requested} vous ont été versés.

{origin}{path}

Metier`,
  },
  'payout-failed-declined': failed('la banque a refusé la carte'),
  'payout-failed-account_closed': failed('la carte ou le compte est clôturé'),
  'payout-failed-wrong_details': failed('les coordonnées de la carte ou du compte sont incorrectes'),
  'payout-failed-other': failed('le virement n’est pas arrivé'),
};
