import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AgreementMails } from '../templates.ts';
import { shares } from './shares.ts';

const lasting = durationIn(LOCALES.de);

/** German mails about offers and agreements in a case. */
export const agreements: Readonly<Record<keyof AgreementMails, MailText>> = {
  'share-offered': {
    subject: 'Ein Angebot zur Einigung: {project}',
    shares,
    text: `Hallo {name},

{party} schlägt vor, den Fall „{project}“ zu beenden: {shares}. Du kannst das bis {until} annehmen, dann ist der Fall sofort beendet; bis dahin läuft er weiter.

{origin}{path}

Metier`,
  },
  'offer-accepted': {
    subject: 'Einigung im Fall: {project}',
    shares,
    text: `Hallo {name},

ihr habt euch über „{project}“ geeinigt, und das gilt sofort: {shares}. Das Projekt ist beendet.

Wenn dem Freelancer ein Anteil bleibt, könnt ihr euch auf der Seite des Projekts gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit.

{origin}{path}

Metier`,
  },
  'decision-agreed': {
    subject: 'Zustimmung zur Entscheidung: {project}',
    shares,
    text: `Hallo {name},

{party} stimmt der Entscheidung über „{project}“ zu: {shares}. Wenn auch du auf der Seite des Projekts zustimmst, gilt sie sofort. Sonst gilt sie ab {until}, wenn bis dahin niemand Einspruch einlegt.

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
    shares,
    text: `Hallo {name},

ihr habt beide der Entscheidung über „{project}“ zugestimmt, und sie gilt sofort: {shares}. Das Projekt ist beendet.

Wenn dem Freelancer ein Anteil bleibt, könnt ihr euch auf der Seite des Projekts gegenseitig bewerten; dafür habt ihr ${lasting(DURATIONS.mutualReview)} Zeit.

{origin}{path}

Metier`,
  },
};
