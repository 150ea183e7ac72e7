import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { RefundMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about requested refunds. */
export const refunds: Readonly<Record<keyof RefundMails, MailText>> = {
  'refund-asked': {
    subject: 'Erstattung erbeten: {project}',
    text: `Hallo {name},

dein Auftraggeber bittet um eine Erstattung für „{project}“. Bitte stimme zu oder lehne ab; dafür hast du ${lasting(DURATIONS.refundAnswer)} Zeit.

{origin}{path}

Metier`,
  },
  'refund-refused': {
    subject: 'Erstattung abgelehnt: {project}',
    text: `Hallo {name},

{freelancer} ist mit der Erstattung für „{project}“ nicht einverstanden. Ein Manager sieht sich das Projekt jetzt an und entscheidet; bis dahin bleibt das Geld, wo es ist, und keine Frist läuft. Was für die Entscheidung wichtig ist, kannst du auf der Seite des Projekts in einer Stellungnahme schreiben; dort könnt ihr euch auch durch ein Angebot einigen.

{origin}{path}

Metier`,
  },
  'refund-unanswered': {
    subject: 'Ein Manager entscheidet über die Erstattung: {project}',
    text: `Hallo {name},

die Bitte um Erstattung für „{project}“ blieb ohne Antwort (Frist: ${lasting(DURATIONS.refundAnswer)}). Weil schon ein Ergebnis geliefert wurde, sieht sich ein Manager das Projekt jetzt an und entscheidet; bis dahin bleibt das Geld, wo es ist, und keine Frist läuft. Was für die Entscheidung wichtig ist, kannst du auf der Seite des Projekts in einer Stellungnahme schreiben; dort könnt ihr euch auch durch ein Angebot einigen.

{origin}{path}

Metier`,
  },
  'refund-decided': {
    subject: 'Über die Erstattung ist entschieden: {project}',
    text: `Hallo {name},

die volle Zahlung von {amount} für „{project}“ wird auf deine Karte erstattet. Das Projekt ist beendet; um die Arbeit wieder zu beauftragen, lege ein neues an.

{origin}{path}

Metier`,
  },
  'refund-to-customer': {
    subject: 'Über die Erstattung ist entschieden: {project}',
    text: `Hallo {name},

die Zahlung für „{project}“, {points} Punkte, wird dem Auftraggeber vollständig erstattet. Das Projekt ist beendet.

{origin}{path}

Metier`,
  },
};
