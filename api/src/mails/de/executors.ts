import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ExecutorMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about executors until the delivery. */
export const executors: Readonly<Record<keyof ExecutorMails, MailText>> = {
  assigned: {
    subject: 'Das Projekt gehört dir: {project}',
    text: `Hallo {name},

{customer} hat sich bei „{project}“ für dich entschieden. Für den Beginn hast du ${lasting(DURATIONS.startAfterAssignment)} Zeit, sonst wird das Projekt wieder anderen angeboten. Die Frist läuft ab deinem Start.

{origin}{path}

Metier`,
  },
  started: {
    subject: 'Die Arbeit hat begonnen: {project}',
    text: `Hallo {name},

{freelancer} hat mit „{project}“ begonnen. Fällig ist es am {due}.

{origin}{path}

Metier`,
  },
  'given-back': {
    subject: 'Dein Projekt ist wieder offen: {project}',
    text: `Hallo {name},

{freelancer} hat „{project}“ zurückgegeben und arbeitet nicht mehr daran. Es wird wieder anderen angeboten; findet sich niemand (Frist: ${lasting(DURATIONS.unassignedProject)}), wird deine Zahlung erstattet. Auswählen und einladen kannst du auf seiner Seite.

{origin}{path}

Metier`,
  },
  'not-started': {
    subject: 'Dein Projekt ist wieder offen: {project}',
    text: `Hallo {name},

{freelancer} hat mit „{project}“ nicht rechtzeitig begonnen. Es wird wieder anderen angeboten; findet sich niemand (Frist: ${lasting(DURATIONS.unassignedProject)}), wird deine Zahlung erstattet. Auswählen und einladen kannst du auf seiner Seite.

{origin}{path}

Metier`,
  },
  unassigned: {
    subject: 'Du hast das Projekt nicht mehr: {project}',
    text: `Hallo {name},

du hast „{project}“ nicht rechtzeitig begonnen (Frist: ${lasting(DURATIONS.startAfterAssignment)}), deshalb wird es wieder anderen angeboten. Wenn du es noch machen möchtest, kannst du dich bewerben, solange es offen ist.

{origin}{path}

Metier`,
  },
};
