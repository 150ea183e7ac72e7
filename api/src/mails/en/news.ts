import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { NewsMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about what is new: messages, invitations, found projects, the daily digest. */
export const news: Readonly<Record<keyof NewsMails, MailText>> = {
  messages: {
    subject: '{from} has written to you: {project}',
    text: `Hello {name},

{from} has written to you about "{project}". Unread messages: {unread}.

{origin}{path}

Metier`,
  },
  invitation: {
    subject: 'Invitation: {project}',
    text: `Hello {name},

{customer} has invited you to work on "{project}". The first freelancer to accept gets the project; the invitation expires after ${lasting(DURATIONS.invitation)}.

{origin}{path}

Metier`,
  },
  'project-found': {
    subject: 'New project: {project}',
    text: `Hello {name},

a new project matches one of your saved searches: "{project}" for {points} points.

{origin}{path}

Metier`,
  },
  'projects-found': {
    subject: 'New projects that match your searches',
    text: `Hello {name},

these new projects match your saved searches:

{items}

All open projects, and your searches:
{origin}{path}

Metier`,
  },
  digest: {
    subject: 'What has happened since yesterday',
    text: `Hello {name},

here is what has happened since your last daily email:

{items}

You can find all of it in your notifications:
{origin}{path}

Metier`,
  },
};
