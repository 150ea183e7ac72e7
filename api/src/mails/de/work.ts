import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { WorkMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about delivered and accepted work. */
export const work: Readonly<Record<keyof WorkMails, MailText>> = {
  delivered: {
    subject: 'Ergebnis geliefert: {project}',
    text: `Hallo {name},

{freelancer} hat ein Ergebnis für „{project}“ geliefert. Sieh es dir an und nimm es an oder bitte um Änderungen; dafür hast du ${lasting(DURATIONS.review)} Zeit. Ohne Antwort gilt es als angenommen.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Deine Entscheidung fehlt noch: {project}',
    text: `Hallo {name},

das Ergebnis für „{project}“ wartet auf deine Entscheidung. Ohne Antwort gilt es als angenommen. Verbleibende Tage: {days}.

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
    subject: 'Dein Ergebnis wurde angenommen: {project}',
    text: `Hallo {name},

dein Ergebnis für „{project}“ wurde angenommen. Du hast {points} Punkte verdient; sie sind ab {clears} verfügbar.

Wie war es? Auf der Seite des Projekts könnt ihr euch gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit. Die Bewertungen erscheinen, sobald beide geschrieben sind oder die Zeit um ist.

{origin}{path}

Metier`,
  },
  'accepted-by-you': {
    subject: 'Du hast angenommen: {project}',
    text: `Hallo {name},

du hast das Ergebnis für „{project}“ angenommen. Das Projekt ist abgeschlossen, und {freelancer} hat das Geld verdient. Es wird am {clears} verfügbar. Bis dahin kannst du uns noch sagen, wenn etwas nicht stimmt.

Wie war es? Auf der Seite des Projekts könnt ihr euch gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit. Die Bewertungen erscheinen, sobald beide geschrieben sind oder die Zeit um ist.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Automatisch angenommen: {project}',
    text: `Hallo {name},

die Zeit zur Prüfung von „{project}“ ist ohne Antwort verstrichen, das Ergebnis gilt daher als angenommen.

Wie war es? Auf der Seite des Projekts könnt ihr euch gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit. Die Bewertungen erscheinen, sobald beide geschrieben sind oder die Zeit um ist.

{origin}{path}

Metier`,
  },
};
