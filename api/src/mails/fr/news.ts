import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { NewsMails } from '../templates.ts';

const lasting = durationIn(LOCALES.fr);

/** French mails about what is new: messages, invitations, found projects, the daily digest. */
export const news: Readonly<Record<keyof NewsMails, MailText>> = {
  messages: {
    subject: '{from} vous a écrit : {project}',
    text: `Bonjour {name},

{from} vous a écrit au sujet de « {project} ». Messages non lus : {unread}.

{origin}{path}

Metier`,
  },
  invitation: {
    subject: 'Invitation : {project}',
    text: `Bonjour {name},

{customer} vous invite à travailler sur « {project} ». Le premier freelance qui accepte obtient le projet ; l’invitation expire au bout de ${lasting(DURATIONS.invitation)}.

{origin}{path}

Metier`,
  },
  'project-found': {
    subject: 'Nouveau projet : {project}',
    text: `Bonjour {name},

Un nouveau projet correspond à l’une de vos recherches enregistrées : « {project} » pour {points} points.

{origin}{path}

Metier`,
  },
  'projects-found': {
    subject: 'De nouveaux projets correspondent à vos recherches',
    text: `Bonjour {name},

Ces nouveaux projets correspondent à vos recherches enregistrées :

{items}

Tous les projets ouverts, et vos recherches :
{origin}{path}

Metier`,
  },
  digest: {
    subject: 'Ce qui s’est passé depuis hier',
    text: `Bonjour {name},

Voici ce qui s’est passé depuis votre dernier e-mail quotidien :

{items}

Vous retrouvez tout dans vos notifications :
{origin}{path}

Metier`,
  },
};
