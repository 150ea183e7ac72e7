import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AddressMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about changed email addresses. */
export const addresses: Readonly<Record<keyof AddressMails, MailText>> = {
  'old-address-notice': {
    subject: 'Deine E-Mail-Adresse soll geändert werden',
    text: `Hallo {name},

jemand, der in deinem Konto angemeldet ist, möchte künftig {email} verwenden. Die Änderung gilt, sobald der dorthin gesendete Code eingegeben wurde.

Wenn du das nicht warst, ändere jetzt dein Passwort und beende die anderen Sitzungen in deinem Profil.

Metier`,
  },
  'email-changed': {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: `Hallo {name},

dein Konto verwendet jetzt {email}. Mit dieser Adresse meldest du dich nicht mehr an.

Wenn du das nicht warst, mach es hier rückgängig; dafür hast du ${lasting(DURATIONS.emailUndo)} Zeit:

{origin}{path}

Dein Konto verwendet dann wieder diese Adresse, alle Sitzungen enden, und du legst ein neues Passwort fest.

Metier`,
  },
  'email-changed-here': {
    subject: 'Dein Konto verwendet jetzt diese E-Mail-Adresse',
    text: `Hallo {name},

dein Konto verwendet jetzt diese Adresse: Mit ihr meldest du dich an, und hierher schreiben wir dir. Von der bisherigen Adresse aus lässt sich das rückgängig machen (Frist: ${lasting(DURATIONS.emailUndo)}).

{origin}{path}

Metier`,
  },
  'email-restored': {
    subject: 'Deine E-Mail-Adresse ist wiederhergestellt',
    text: `Hallo {name},

die Änderung deiner E-Mail-Adresse wurde rückgängig gemacht: Du meldest dich wieder mit dieser Adresse an. Alle Sitzungen sind beendet, und das Passwort gilt nicht mehr. Wenn du noch kein neues festgelegt hast, fordere hier einen Link an:

{origin}{path}

Metier`,
  },
};
