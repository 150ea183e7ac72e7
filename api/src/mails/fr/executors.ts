import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ExecutorMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about executors until the delivery. */
export const executors: Readonly<Record<keyof ExecutorMails, MailText>> = {
  assigned: {
    subject: 'Le projet est à vous : {project}',
    text: `Bonjour {name},

{customer} vous a choisi pour « {project} ». Commencez sous ${lasting(DURATIONS.startAfterAssignment)} ; sinon, le projet est de nouveau proposé à d’autres. Votre délai court à partir du moment où vous commencez.

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

{freelancer} a renoncé à « {project} » et n’y travaille plus. Il est de nouveau ouvert aux autres freelances ; si personne ne le prend sous ${lasting(DURATIONS.unassignedProject)}, votre paiement est remboursé. Vous pouvez choisir ou inviter quelqu’un sur sa page.

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
