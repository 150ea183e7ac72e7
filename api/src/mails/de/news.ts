import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { NewsMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about what is new: messages, invitations, found projects, the daily digest. */
export const news: Readonly<Record<keyof NewsMails, MailText>> = {
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

ein neues Projekt passt zu einer deiner gespeicherten Suchen: „{project}“ für {points} Punkte.

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
  digest: {
    subject: 'Was seit gestern passiert ist',
    text: `Hallo {name},

das ist seit deiner letzten täglichen E-Mail passiert:

{items}

Alles steht in deinen Benachrichtigungen:
{origin}{path}

Metier`,
  },
};
