import type { MailText } from '../../platform/mail/index.ts';
import type { PayoutMails } from '../templates.ts';

const failed = (reason: string): MailText => ({
  subject: 'Deine Auszahlung von {amount} ist fehlgeschlagen',
  text: `Hallo {name},

die am {requested} angeforderten {amount} konnten nicht ausgezahlt werden: ${reason}. Deine Punkte sind wieder da und lassen sich erneut umwandeln.

{origin}{path}

Metier`,
});

/** German mails about payouts. */
export const payouts: Readonly<Record<keyof PayoutMails, MailText>> = {
  'payout-paid': {
    subject: 'Deine Auszahlung von {amount} ist erfolgt',
    text: `Hallo {name},

die am {requested} angeforderten {amount} sind an dich ausgezahlt.

{origin}{path}

Metier`,
  },
  'payout-failed-declined': failed('Die Bank hat die Karte abgelehnt'),
  'payout-failed-account_closed': failed('Die Karte oder das Konto ist geschlossen'),
  'payout-failed-wrong_details': failed('Die Angaben zu Karte oder Konto sind falsch'),
  'payout-failed-other': failed('Die Überweisung kam nicht an'),
};
