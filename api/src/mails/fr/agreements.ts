import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AgreementMails } from '../templates.ts';
import { shares } from './shares.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about offers and agreements in a case. */
export const agreements: Readonly<Record<keyof AgreementMails, MailText>> = {
  'share-offered': {
    subject: 'Proposition pour régler le dossier : {project}',
    shares,
    text: `Bonjour {name},

{party} propose de régler ainsi le dossier « {project} » : {shares}. Vous pouvez accepter jusqu’au {until}, ce qui clôt le dossier immédiatement ; entre-temps, il suit son cours.

{origin}{path}

Metier`,
  },
  'offer-accepted': {
    subject: 'Dossier réglé : {project}',
    shares,
    text: `Bonjour {name},

Les deux parties se sont entendues au sujet de « {project} », et cela prend effet immédiatement : {shares}. Le projet est terminé.

Si le freelance garde une part, vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'decision-agreed': {
    subject: 'Décision acceptée par une partie : {project}',
    shares,
    text: `Bonjour {name},

{party} accepte la décision au sujet de « {project} » : {shares}. Si vous l’acceptez aussi sur la page du projet, elle prend effet immédiatement. Sinon, elle prend effet le {until}, à moins que l’une des parties ne fasse appel avant.

{origin}{path}

Metier`,
  },
  'agreement-withdrawn': {
    subject: 'Décision plus acceptée : {project}',
    text: `Bonjour {name},

{party} n’accepte plus la décision au sujet de « {project} ». La décision est maintenue : elle prend effet à la fin du délai d’appel, à moins que l’une des parties ne fasse appel avant.

{origin}{path}

Metier`,
  },
  'both-agreed': {
    subject: 'Décision acceptée par les deux parties : {project}',
    shares,
    text: `Bonjour {name},

Les deux parties ont accepté la décision au sujet de « {project} », qui prend effet immédiatement : {shares}. Le projet est terminé.

Si le freelance garde une part, vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
