import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { OrderMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about payments and candidates. */
export const orders: Readonly<Record<keyof OrderMails, MailText>> = {
  'payment-received': {
    subject: 'Zahlung erhalten: {project}',
    text: `Hallo {name},

wir haben deine Zahlung von {amount} für „{project}“ erhalten. Das Geld wird verwahrt, bis du das Ergebnis annimmst. Die Rechnung findest du auf der Seite des Projekts.

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
  'project-closed': {
    subject: 'Nicht mehr verfügbar: {project}',
    text: `Hallo {name},

„{project}“ wurde geschlossen, bevor ein Freelancer ausgewählt war, und die Zahlung wurde dem Auftraggeber erstattet. Deine Bewerbung oder Einladung ist damit beendet; du musst nichts weiter tun. Weitere Projekte findest du hier:

{origin}{path}

Metier`,
  },
};
