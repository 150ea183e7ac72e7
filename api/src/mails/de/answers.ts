import type { MailText } from '../../platform/mail/index.ts';
import type { AnswerMails } from '../templates.ts';

/** German mails about answers to verifications and support requests. */
export const answers: Readonly<Record<keyof AnswerMails, MailText>> = {
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
  'support-answer': {
    subject: 'Antwort auf deine Frage: {theme}',
    text: `Hallo {name},

du hast uns zu „{theme}“ gefragt. Hier ist unsere Antwort:

{answer}

Wenn etwas offen geblieben ist, schreib uns noch einmal auf der Hilfeseite: {origin}{path}

Metier`,
  },
};
