import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { WorkMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about delivered and accepted work. */
export const work: Readonly<Record<keyof WorkMails, MailText>> = {
  delivered: {
    subject: 'Travail livré : {project}',
    text: `Bonjour {name},

{freelancer} a livré un travail pour « {project} ». Examinez-le sous ${lasting(DURATIONS.review)} et acceptez-le ou demandez une révision. Sans réponse, il est accepté automatiquement.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Travail à examiner : {project}',
    text: `Bonjour {name},

Le travail livré pour « {project} » attend votre décision. Sans réponse, il est accepté automatiquement. Jours restants : {days}.

{origin}{path}

Metier`,
  },
  'changes-requested': {
    subject: 'Révision demandée : {project}',
    text: `Bonjour {name},

Votre client a examiné votre travail pour « {project} » et demande une révision :

{comment}

{origin}{path}

Metier`,
  },
  accepted: {
    subject: 'Votre travail a été accepté : {project}',
    text: `Bonjour {name},

Votre travail pour « {project} » a été accepté. Vous avez gagné {points} points ; ils seront disponibles le {clears}.

Comment cela s’est-il passé ? Vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}. Les avis sont publiés quand les deux sont écrits ou quand ce délai est écoulé.

{origin}{path}

Metier`,
  },
  'accepted-by-you': {
    subject: 'Vous avez accepté le travail : {project}',
    text: `Bonjour {name},

Vous avez accepté le travail de « {project} ». Le projet est terminé et {freelancer} a gagné l’argent, disponible le {clears} ; d’ici là, vous pouvez encore nous signaler un problème.

Comment cela s’est-il passé ? Vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}. Les avis sont publiés quand les deux sont écrits ou quand ce délai est écoulé.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Accepté automatiquement : {project}',
    text: `Bonjour {name},

Le délai pour examiner « {project} » s’est écoulé sans réponse ; le travail a donc été accepté automatiquement.

Comment cela s’est-il passé ? Vous pouvez vous évaluer mutuellement sur la page du projet pendant ${lasting(DURATIONS.mutualReview)}. Les avis sont publiés quand les deux sont écrits ou quand ce délai est écoulé.

{origin}{path}

Metier`,
  },
};
