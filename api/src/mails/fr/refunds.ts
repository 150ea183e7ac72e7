import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { RefundMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about requested refunds. */
export const refunds: Readonly<Record<keyof RefundMails, MailText>> = {
  'refund-asked': {
    subject: 'Remboursement demandé : {project}',
    text: `Bonjour {name},

Votre client demande un remboursement pour « {project} ». Veuillez accepter ou refuser sous ${lasting(DURATIONS.refundAnswer)}.

{origin}{path}

Metier`,
  },
  'refund-refused': {
    subject: 'Remboursement refusé : {project}',
    text: `Bonjour {name},

{freelancer} refuse le remboursement de « {project} ». Un gestionnaire examine maintenant le projet et décide ; d’ici là, l’argent reste où il est et aucun délai ne court. Ce que le gestionnaire doit savoir peut être écrit dans une déclaration sur la page du projet, où vous pouvez aussi régler le dossier par une proposition.

{origin}{path}

Metier`,
  },
  'refund-unanswered': {
    subject: 'Un gestionnaire décide du remboursement : {project}',
    text: `Bonjour {name},

Personne n’a répondu à la demande de remboursement de « {project} » sous ${lasting(DURATIONS.refundAnswer)}. Comme un travail a été livré, un gestionnaire examine maintenant le projet et décide ; d’ici là, l’argent reste où il est et aucun délai ne court. Ce que le gestionnaire doit savoir peut être écrit dans une déclaration sur la page du projet, où vous pouvez aussi régler le dossier par une proposition.

{origin}{path}

Metier`,
  },
  'refund-decided': {
    subject: 'Remboursement décidé : {project}',
    text: `Bonjour {name},

Le paiement de {amount} pour « {project} » est intégralement remboursé sur votre carte. Le projet est terminé ; pour commander à nouveau ce travail, créez un nouveau projet.

{origin}{path}

Metier`,
  },
  'refund-to-customer': {
    subject: 'Remboursement décidé : {project}',
    text: `Bonjour {name},

Le paiement de « {project} », soit {points} points, est intégralement remboursé au client. Le projet est terminé.

{origin}{path}

Metier`,
  },
};
