import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { CaseMails } from '../templates.ts';
import { shares } from './shares.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about cases and their decisions. */
export const cases: Readonly<Record<keyof CaseMails, MailText>> = {
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
    shares,
    text: `Hallo {name},

ein Manager hat über „{project}“ entschieden: {shares}. Die Begründung steht auf der Seite des Projekts.

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
    shares,
    text: `Hallo {name},

die Entscheidung über „{project}“ ist endgültig und gilt sofort: {shares}. Die Begründung steht bei den Nachrichten auf der Seite des Projekts.

Wenn dem Freelancer ein Anteil bleibt, könnt ihr euch auf der Seite des Projekts gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit.

{origin}{path}

Metier`,
  },
};
