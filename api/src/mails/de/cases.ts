import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { CaseMails } from '../templates.ts';

const lasting = durationIn(LOCALES.de);

/** What Metier writes in German about refunds and complaints. */
export const cases: Readonly<Record<keyof CaseMails, MailText>> = {
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
  'case-opened': {
    subject: 'Eine Beschwerde: {project}',
    text: `Hallo {name},

{party} hat sich über „{project}“ beschwert. Ein Manager sieht sich das Projekt jetzt an und entscheidet, wie das Geld geteilt wird; bis dahin bleibt es, wo es ist, und keine Frist läuft. Was für die Entscheidung wichtig ist, kannst du auf der Seite des Projekts in einer Stellungnahme schreiben; dort könnt ihr euch auch durch ein Angebot einigen.

{origin}{path}

Metier`,
  },
  'case-waits': {
    subject: 'Ein Fall wartet auf eine Entscheidung: {project}',
    text: `Hallo {name},

ein Manager muss entscheiden, wie das Geld für „{project}“ geteilt wird; bis dahin bleibt es, wo es ist. Was beide Seiten vorbringen, und nach einem Einspruch die erste Entscheidung, steht auf der Seite des Projekts.

{origin}{path}

Metier`,
  },
  'case-decided': {
    subject: 'Der Fall ist entschieden: {project}',
    text: `Hallo {name},

ein Manager hat über „{project}“ entschieden: {amount} werden dem Auftraggeber {customer} erstattet, und der Freelancer {freelancer} erhält {points} Punkte. Die Begründung steht auf der Seite des Projekts.

Bis {until} könnt ihr dort beide Einspruch einlegen; dann entscheidet ein anderer Manager endgültig. Ohne Einspruch gilt die Entscheidung ab diesem Zeitpunkt; bis dahin bleibt das Geld, wo es ist. Wenn ihr beide zustimmt, gilt sie sofort.

{origin}{path}

Metier`,
  },
  'decision-appealed': {
    subject: 'Einspruch gegen die Entscheidung: {project}',
    text: `Hallo {name},

{party} hat Einspruch gegen die Entscheidung über „{project}“ eingelegt. Ein anderer Manager sieht sich das Projekt jetzt an und entscheidet endgültig; bis dahin bleibt das Geld, wo es ist. Die Begründung steht auf der Seite des Projekts; dort kannst du selbst Stellung nehmen.

{origin}{path}

Metier`,
  },
  'case-divided': {
    subject: 'Endgültige Entscheidung: {project}',
    text: `Hallo {name},

die Entscheidung über „{project}“ ist endgültig: {amount} werden dem Auftraggeber {customer} erstattet, und der Freelancer {freelancer} erhält sofort {points} Punkte. Die Begründung steht bei den Nachrichten auf der Seite des Projekts.

Wenn dem Freelancer ein Anteil bleibt, könnt ihr euch auf der Seite des Projekts gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit.

{origin}{path}

Metier`,
  },
  'share-offered': {
    subject: 'Ein Angebot zur Einigung: {project}',
    text: `Hallo {name},

{party} schlägt vor, den Fall „{project}“ zu beenden: {amount} werden dem Auftraggeber {customer} erstattet, und der Freelancer {freelancer} erhält {points} Punkte. Du kannst das bis {until} annehmen, dann ist der Fall sofort beendet; bis dahin läuft er weiter.

{origin}{path}

Metier`,
  },
  'offer-accepted': {
    subject: 'Einigung im Fall: {project}',
    text: `Hallo {name},

ihr habt euch über „{project}“ geeinigt: {amount} werden dem Auftraggeber {customer} erstattet, und der Freelancer {freelancer} erhält sofort {points} Punkte. Das Projekt ist beendet.

Wenn dem Freelancer ein Anteil bleibt, könnt ihr euch auf der Seite des Projekts gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit.

{origin}{path}

Metier`,
  },
  'decision-agreed': {
    subject: 'Zustimmung zur Entscheidung: {project}',
    text: `Hallo {name},

{party} stimmt der Entscheidung über „{project}“ zu: {amount} werden dem Auftraggeber {customer} erstattet, und der Freelancer {freelancer} erhält {points} Punkte. Wenn auch du auf der Seite des Projekts zustimmst, gilt sie sofort. Sonst gilt sie ab {until}, wenn bis dahin niemand Einspruch einlegt.

{origin}{path}

Metier`,
  },
  'agreement-withdrawn': {
    subject: 'Zustimmung zurückgenommen: {project}',
    text: `Hallo {name},

{party} stimmt der Entscheidung über „{project}“ nicht mehr zu. Die Entscheidung bleibt bestehen: Sie gilt, sobald die Zeit für einen Einspruch vorbei ist, wenn bis dahin niemand Einspruch einlegt.

{origin}{path}

Metier`,
  },
  'both-agreed': {
    subject: 'Beide stimmen der Entscheidung zu: {project}',
    text: `Hallo {name},

ihr habt beide der Entscheidung über „{project}“ zugestimmt: {amount} werden dem Auftraggeber {customer} erstattet, und der Freelancer {freelancer} erhält sofort {points} Punkte. Das Projekt ist beendet.

Wenn dem Freelancer ein Anteil bleibt, könnt ihr euch auf der Seite des Projekts gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit.

{origin}{path}

Metier`,
  },
};
