import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { OrderMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about payments and about candidates and executors. */
export const orders: Readonly<Record<keyof OrderMails, MailText>> = {
  'payment-received': {
    subject: 'Zahlung erhalten: {project}',
    text: `Hallo {name},

wir haben deine Zahlung von {amount} für „{project}“ erhalten. Das Geld wird verwahrt, bis du das Ergebnis abnimmst. Die Rechnung findest du auf der Seite des Projekts.

{origin}{path}

Metier`,
  },
  'payment-returned': {
    subject: 'Zahlung erstattet: {project}',
    text: `Hallo {name},

wie von dir gewünscht wird deine Zahlung von {amount} für „{project}“ vollständig auf deine Karte erstattet. Das Projekt ist beendet; um die Arbeit wieder zu beauftragen, lege ein neues an.

{origin}{path}

Metier`,
  },
  response: {
    subject: 'Neue Bewerbung: {project}',
    text: `Hallo {name},

{freelancer} hat sich um „{project}“ beworben. Auswählen kannst du auf der Seite des Projekts.

{origin}{path}

Metier`,
  },
  'invitation-accepted': {
    subject: 'Deine Einladung wurde angenommen: {project}',
    text: `Hallo {name},

{freelancer} hat deine Einladung angenommen und übernimmt „{project}“. Beginnt die Arbeit nicht rechtzeitig (Frist: ${lasting(DURATIONS.startAfterAssignment)}), wird das Projekt wieder anderen angeboten.

{origin}{path}

Metier`,
  },
  assigned: {
    subject: 'Das Projekt gehört dir: {project}',
    text: `Hallo {name},

{customer} hat sich bei „{project}“ für dich entschieden. Für den Beginn hast du ${lasting(DURATIONS.startAfterAssignment)} Zeit, sonst wird das Projekt wieder anderen angeboten. Die Frist läuft ab deinem Start.

{origin}{path}

Metier`,
  },
  'brief-changed': {
    subject: 'Die Beschreibung hat sich geändert: {project}',
    text: `Hallo {name},

{customer} hat die Beschreibung von „{project}“ geändert. Deine Bewerbung galt für die alte Fassung und zählt nicht mehr. Lies sie noch einmal und bewirb dich neu, wenn du das Projekt noch möchtest:

{origin}{path}

Metier`,
  },
  'not-chosen': {
    subject: 'Anderweitig vergeben: {project}',
    text: `Hallo {name},

„{project}“ hat jemand anders übernommen. Wird es wieder angeboten, gilt deine Bewerbung oder Einladung weiterhin. Weitere Projekte findest du hier:

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
