import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import { cases } from './cases.ts';
import { orders } from './orders.ts';
import { payouts } from './payouts.ts';
import { reviews } from './reviews.ts';
import type { MailTemplates } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** All German mails; like the screens they use "du". */
export const mails: Readonly<Record<keyof MailTemplates, MailText>> = {
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
  'email-restored': {
    subject: 'Deine E-Mail-Adresse ist wiederhergestellt',
    text: `Hallo {name},

die Änderung deiner E-Mail-Adresse wurde rückgängig gemacht: Du meldest dich wieder mit dieser Adresse an. Alle Sitzungen sind beendet, und das Passwort gilt nicht mehr. Wenn du noch kein neues festgelegt hast, fordere hier einen Link an:

{origin}{path}

Metier`,
  },
  messages: {
    subject: '{from} hat dir geschrieben: {project}',
    text: `Hallo {name},

{from} hat dir zu „{project}“ geschrieben. Ungelesene Nachrichten: {unread}.

{origin}{path}

Metier`,
  },
  invitation: {
    subject: 'Einladung: {project}',
    text: `Hallo {name},

{customer} möchte dich für das Projekt „{project}“ gewinnen. Wer zuerst annimmt, bekommt es; die Einladung gilt ${lasting(DURATIONS.invitation)}.

{origin}{path}

Metier`,
  },
  'project-found': {
    subject: 'Neues Projekt: {project}',
    text: `Hallo {name},

ein neues Projekt passt zu einer deiner gespeicherten Suchen: „{project}“ für {amount}.

{origin}{path}

Metier`,
  },
  'projects-found': {
    subject: 'Neue Projekte, die zu deinen Suchen passen',
    text: `Hallo {name},

diese neuen Projekte passen zu deinen gespeicherten Suchen:

{items}

Alle offenen Projekte und deine Suchen:
{origin}{path}

Metier`,
  },
  ...orders,
  delivered: {
    subject: 'Ergebnis geliefert: {project}',
    text: `Hallo {name},

{freelancer} hat ein Ergebnis für „{project}“ geliefert. Sieh es dir an und nimm es ab oder bitte um Änderungen; dafür hast du ${lasting(DURATIONS.review)} Zeit. Ohne Antwort gilt es als abgenommen.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Deine Entscheidung fehlt noch: {project}',
    text: `Hallo {name},

das Ergebnis für „{project}“ wartet auf deine Entscheidung. Ohne Antwort gilt es als abgenommen. Verbleibende Tage: {days}.

{origin}{path}

Metier`,
  },
  'changes-requested': {
    subject: 'Überarbeitung angefordert: {project}',
    text: `Hallo {name},

dein Auftraggeber hat dein Ergebnis für „{project}“ geprüft und bittet um eine Überarbeitung:

{comment}

{origin}{path}

Metier`,
  },
  accepted: {
    subject: 'Dein Ergebnis wurde abgenommen: {project}',
    text: `Hallo {name},

dein Ergebnis für „{project}“ wurde abgenommen. Du hast {points} Punkte verdient; sie sind ab {clears} verfügbar.

Wie war es? Auf der Seite des Projekts könnt ihr euch gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit. Die Bewertungen erscheinen, sobald beide geschrieben sind oder die Zeit um ist.

{origin}{path}

Metier`,
  },
  'accepted-by-you': {
    subject: 'Du hast abgenommen: {project}',
    text: `Hallo {name},

du hast das Ergebnis für „{project}“ abgenommen. Das Projekt ist abgeschlossen, und {freelancer} hat das Geld verdient. Es wird am {clears} verfügbar. Bis dahin kannst du uns noch sagen, wenn etwas nicht stimmt.

Wie war es? Auf der Seite des Projekts könnt ihr euch gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit. Die Bewertungen erscheinen, sobald beide geschrieben sind oder die Zeit um ist.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Automatisch abgenommen: {project}',
    text: `Hallo {name},

die Zeit zur Prüfung von „{project}“ ist ohne Antwort verstrichen, das Ergebnis gilt daher als abgenommen.

Wie war es? Auf der Seite des Projekts könnt ihr euch gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit. Die Bewertungen erscheinen, sobald beide geschrieben sind oder die Zeit um ist.

{origin}{path}

Metier`,
  },
  ...cases,
  ...payouts,
  ...reviews,
  'verification-approved': {
    subject: 'Dein Profil ist verifiziert',
    text: `Hallo {name},

wir haben deine Links geprüft: Dein Profil zeigt jetzt, dass du verifiziert bist.

{origin}{path}

Metier`,
  },
  'verification-rejected': {
    subject: 'Dein Profil konnte nicht verifiziert werden',
    text: `Hallo {name},

wir haben deine Links geprüft und konnten dein Profil nicht verifizieren. Der Grund:

{reason}

Du kannst jederzeit andere Links hinzufügen; dann prüfen wir erneut.

{origin}{path}

Metier`,
  },
  digest: {
    subject: 'Was seit gestern passiert ist',
    text: `Hallo {name},

das ist seit deiner letzten täglichen E-Mail passiert:

{items}

Alles steht in deinen Benachrichtigungen:
{origin}{path}

Metier`,
  },
  'support-answer': {
    subject: 'Antwort auf deine Frage: {theme}',
    text: `Hallo {name},

du hast uns zu „{theme}“ gefragt. Hier ist unsere Antwort:

{answer}

Wenn etwas offen geblieben ist, schreib uns noch einmal auf der Hilfeseite: {origin}{path}

Metier`,
  },
};

/** Last line of mails that can be unsubscribed from. */
export const footer = 'Keine E-Mails dieser Art mehr: {page}';
