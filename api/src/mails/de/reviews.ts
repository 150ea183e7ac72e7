import { PATHS } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ReviewMails } from '../templates.ts';

/** German mails about reviews. */
export const reviews: Readonly<Record<keyof ReviewMails, MailText>> = {
  'review-opened': {
    subject: '{party} hat dich bewertet: {project}',
    text: `Hallo {name},

die Bewertung von {party} zu „{project}“ ist jetzt öffentlich: Alle können sie in deinem Profil lesen. Du kannst einmal öffentlich darauf antworten.

{origin}{path}

Metier`,
  },
  'review-answered': {
    subject: '{party} hat auf deine Bewertung geantwortet: {project}',
    text: `Hallo {name},

{party} hat auf deine Bewertung zu „{project}“ geantwortet. Die Antwort steht darunter.

{origin}{path}

Metier`,
  },
  'review-removed': {
    subject: 'Deine Bewertung wurde entfernt: {project}',
    text: `Hallo {name},

wir haben deine Bewertung zu „{project}“ entfernt. Der Grund:

{reason}

Du selbst kannst sie auf der Seite des Projekts weiter lesen:

{origin}{path}

Wenn das aus deiner Sicht nicht stimmt, kannst du einmal widersprechen, mit einer Frage an unseren Support:

{origin}${PATHS.help}

Metier`,
  },
};
