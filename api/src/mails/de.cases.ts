import type { MailText } from '../platform/mail/index.ts';
import type { CaseMails } from './templates.ts';

/** What Metier writes in German about refunds and complaints. */
export const deCases: Readonly<Record<keyof CaseMails, MailText>> = {
  'refund-asked': {
    subject: 'Rückzahlung erbeten: {project}',
    text: `Hallo {name},

dein Auftraggeber bittet um die Rückzahlung des Geldes für „{project}“. Bitte stimme innerhalb von drei Tagen zu oder lehne ab.

{origin}{path}

Metier`,
  },
  'refund-refused': {
    subject: 'Rückzahlung abgelehnt: {project}',
    text: `Hallo {name},

{freelancer} ist mit der Rückzahlung des Geldes für „{project}“ nicht einverstanden. Ein Manager sieht sich das Projekt jetzt an und entscheidet; bis dahin bleibt das Geld, wo es ist, und keine Frist läuft. Was für die Entscheidung wichtig ist, kannst du bei den Kommentaren auf der Seite des Projekts schreiben.

{origin}{path}

Metier`,
  },
  'refund-unanswered': {
    subject: 'Ein Manager entscheidet über die Rückzahlung: {project}',
    text: `Hallo {name},

die Bitte um Rückzahlung des Geldes für „{project}“ wurde nicht innerhalb von drei Tagen beantwortet. Weil schon ein Ergebnis geliefert wurde, sieht sich ein Manager das Projekt jetzt an und entscheidet; bis dahin bleibt das Geld, wo es ist, und keine Frist läuft. Was für die Entscheidung wichtig ist, kannst du bei den Kommentaren auf der Seite des Projekts schreiben.

{origin}{path}

Metier`,
  },
  'refund-decided': {
    subject: 'Über die Rückzahlung ist entschieden: {project}',
    text: `Hallo {name},

die volle Zahlung von {amount} für „{project}“ geht auf deine Karte zurück. Das Projekt ist beendet; um die Arbeit wieder zu beauftragen, lege ein neues an.

{origin}{path}

Metier`,
  },
  'refund-to-customer': {
    subject: 'Über die Rückzahlung ist entschieden: {project}',
    text: `Hallo {name},

die Zahlung für „{project}“, {points} Punkte, geht vollständig an den Auftraggeber zurück. Das Projekt ist beendet.

{origin}{path}

Metier`,
  },
  'case-opened': {
    subject: 'Eine Beschwerde: {project}',
    text: `Hallo {name},

{party} hat sich über „{project}“ beschwert. Ein Manager sieht sich das Projekt jetzt an und entscheidet, wie das Geld geteilt wird; bis dahin bleibt es, wo es ist, und keine Frist läuft. Was für die Entscheidung wichtig ist, kannst du bei den Kommentaren auf der Seite des Projekts schreiben.

{origin}{path}

Metier`,
  },
  'case-divided': {
    subject: 'Der Fall ist entschieden: {project}',
    text: `Hallo {name},

ein Manager hat über „{project}“ entschieden: {amount} gehen an den Auftraggeber zurück, und der Freelancer erhält sofort {points} Punkte. Die Begründung steht bei den Kommentaren auf der Seite des Projekts.

{origin}{path}

Metier`,
  },
};
