import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AccountMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about accounts. */
export const accounts: Readonly<Record<keyof AccountMails, MailText>> = {
  code: {
    subject: 'Dein Metier-Code: {code}',
    text: `Hallo,

dein Bestätigungscode lautet {code}.

Gib ihn auf der Seite ein, die danach gefragt hat. Er gilt ${lasting(DURATIONS.emailCode)} und nur einmal. Wenn du keinen Code angefordert hast, kannst du diese E-Mail ignorieren.

Metier`,
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    text: `Hallo {name},

hier kannst du ein neues Passwort festlegen:

{origin}{path}

Der Link gilt ${lasting(DURATIONS.resetKey)} und nur einmal. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.

Metier`,
  },
  'new-device': {
    subject: 'Neue Anmeldung in deinem Konto',
    text: `Hallo {name},

jemand hat sich auf einem Gerät, das wir nicht kannten, in deinem Konto angemeldet:

{at}
{device}
{address}

Wenn du das warst, ist nichts zu tun. Wenn nicht, melde dich in deinem Profil überall sonst ab und ändere dein Passwort:

{origin}{path}

Metier`,
  },
  'password-changed': {
    subject: 'Dein Passwort wurde geändert',
    text: `Hallo {name},

das Passwort deines Kontos wurde geändert: {at}. Alle anderen Sitzungen sind beendet.

Wenn du das nicht warst, fordere einen Link an, mit dem du ein anderes festlegst:

{origin}{path}

Metier`,
  },
  'account-blocked': {
    subject: 'Dein Konto ist gesperrt',
    text: `Hallo {name},

wir haben dein Konto gesperrt: Du kannst dich nicht mehr anmelden. Der Grund:

{reason}

Deine Projekte und dein Geld bleiben, wie sie sind; was dort noch offen ist, wird wie vereinbart geregelt.

Metier`,
  },
  'account-unblocked': {
    subject: 'Dein Konto ist nicht mehr gesperrt',
    text: `Hallo {name},

du kannst dich wieder in deinem Konto anmelden.

{origin}{path}

Metier`,
  },
};
