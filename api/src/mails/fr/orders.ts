import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { OrderMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about payments and about candidates and executors. */
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
  assigned: {
    subject: 'Le projet est à vous : {project}',
    text: `Bonjour {name},

{customer} vous a choisi pour « {project} ». Commencez sous ${lasting(DURATIONS.startAfterAssignment)} ; sinon, le projet est de nouveau proposé à d’autres. Votre délai court à partir du moment où vous commencez.

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
  started: {
    subject: 'Le travail a commencé : {project}',
    text: `Bonjour {name},

{freelancer} a commencé à travailler sur « {project} ». La livraison est prévue pour le {due}.

{origin}{path}

Metier`,
  },
  'given-back': {
    subject: 'Votre projet est de nouveau ouvert : {project}',
    text: `Bonjour {name},

{freelancer} a rendu « {project} » et n’y travaille plus. Il est de nouveau ouvert aux autres freelances ; si personne ne le prend sous ${lasting(DURATIONS.unassignedProject)}, votre paiement est remboursé. Vous pouvez choisir ou inviter quelqu’un sur sa page.

{origin}{path}

Metier`,
  },
  'not-started': {
    subject: 'Votre projet est de nouveau ouvert : {project}',
    text: `Bonjour {name},

{freelancer} n’a pas commencé « {project} » à temps. Il est de nouveau ouvert aux autres freelances ; si personne ne le prend sous ${lasting(DURATIONS.unassignedProject)}, votre paiement est remboursé. Vous pouvez choisir ou inviter quelqu’un sur sa page.

{origin}{path}

Metier`,
  },
  unassigned: {
    subject: 'Vous n’avez plus le projet : {project}',
    text: `Bonjour {name},

Vous n’avez pas commencé « {project} » sous ${lasting(DURATIONS.startAfterAssignment)} ; il est donc de nouveau proposé à d’autres. Si vous le voulez toujours, vous pouvez poser votre candidature tant qu’il est ouvert.

{origin}{path}

Metier`,
  },
};
