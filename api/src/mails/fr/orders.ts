import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { OrderMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about payments and candidates. */
export const orders: Readonly<Record<keyof OrderMails, MailText>> = {
  'payment-received': {
    subject: 'Paiement reçu : {project}',
    text: `Bonjour {name},

Nous avons reçu votre paiement de {amount} pour « {project} ». Il est conservé jusqu’à ce que vous acceptiez le travail. La facture se trouve sur la page du projet.

{origin}{path}

Metier`,
  },
  'payment-returned': {
    subject: 'Paiement remboursé : {project}',
    text: `Bonjour {name},

Comme vous l’avez demandé, votre paiement de {amount} pour « {project} » est intégralement remboursé sur votre carte. Le projet est terminé ; pour commander à nouveau ce travail, créez un nouveau projet.

{origin}{path}

Metier`,
  },
  response: {
    subject: 'Nouvelle candidature : {project}',
    text: `Bonjour {name},

{freelancer} souhaite prendre « {project} ». Vous pouvez choisir cette personne sur la page du projet.

{origin}{path}

Metier`,
  },
  'invitation-accepted': {
    subject: 'Votre invitation a été acceptée : {project}',
    text: `Bonjour {name},

{freelancer} a accepté votre invitation à « {project} ». Si le travail ne commence pas sous ${lasting(DURATIONS.startAfterAssignment)}, le projet est de nouveau proposé à d’autres.

{origin}{path}

Metier`,
  },
  'brief-changed': {
    subject: 'Le brief a changé : {project}',
    text: `Bonjour {name},

{customer} a modifié le brief de « {project} ». Votre candidature portait sur la version précédente et ne compte plus. Lisez le nouveau brief et posez de nouveau votre candidature si vous voulez toujours ce projet :

{origin}{path}

Metier`,
  },
  'not-chosen': {
    subject: 'Pris par un autre freelance : {project}',
    text: `Bonjour {name},

Un autre freelance a pris « {project} ». S’il redevient disponible, votre candidature ou votre invitation compte toujours. Vous trouverez d’autres projets ici :

{origin}{path}

Metier`,
  },
  'project-closed': {
    subject: 'Plus disponible : {project}',
    text: `Bonjour {name},

« {project} » a été fermé avant qu’un freelance soit choisi, et le paiement a été remboursé au client. Votre candidature ou votre invitation a pris fin ; vous n’avez plus rien à faire. Vous trouverez d’autres projets ici :

{origin}{path}

Metier`,
  },
};
