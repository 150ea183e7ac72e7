import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { ExecutorMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about executors until the delivery. */
export const executors: Readonly<Record<keyof ExecutorMails, MailText>> = {
  assigned: {
    subject: 'The project is yours: {project}',
    text: `Hello {name},

{customer} has chosen you for "{project}". Please start within ${lasting(DURATIONS.startAfterAssignment)}; otherwise the project is offered to others again. Your deadline counts from the moment you start.

{origin}{path}

Metier`,
  },
  started: {
    subject: 'The work has begun: {project}',
    text: `Hello {name},

{freelancer} has started work on "{project}". It is due on {due}.

{origin}{path}

Metier`,
  },
  'given-back': {
    subject: 'Your project is open again: {project}',
    text: `Hello {name},

{freelancer} has given "{project}" back and is no longer working on it. It is open to other freelancers again; if nobody takes it within ${lasting(DURATIONS.unassignedProject)}, your payment is refunded. You can choose or invite somebody on its page.

{origin}{path}

Metier`,
  },
  'not-started': {
    subject: 'Your project is open again: {project}',
    text: `Hello {name},

{freelancer} has not started "{project}" in time. It is open to other freelancers again; if nobody takes it within ${lasting(DURATIONS.unassignedProject)}, your payment is refunded. You can choose or invite somebody on its page.

{origin}{path}

Metier`,
  },
  unassigned: {
    subject: 'You no longer have the project: {project}',
    text: `Hello {name},

you did not start "{project}" within ${lasting(DURATIONS.startAfterAssignment)}, so it is offered to others again. If you still want it, you can respond while it is open.

{origin}{path}

Metier`,
  },
};
