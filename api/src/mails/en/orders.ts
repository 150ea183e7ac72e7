import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { OrderMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about payments and about candidates and executors. */
export const orders: Readonly<Record<keyof OrderMails, MailText>> = {
  'payment-received': {
    subject: 'Payment received: {project}',
    text: `Hello {name},

we have received your payment of {amount} for "{project}". It is held until you accept the work. The invoice is on the project's page.

{origin}{path}

Metier`,
  },
  'payment-returned': {
    subject: 'Payment refunded: {project}',
    text: `Hello {name},

as you requested, your payment of {amount} for "{project}" is refunded to your card in full. The project has ended; to order the work again, create a new one.

{origin}{path}

Metier`,
  },
  response: {
    subject: 'New response: {project}',
    text: `Hello {name},

{freelancer} would like to take "{project}". You can choose them on the project's page.

{origin}{path}

Metier`,
  },
  'invitation-accepted': {
    subject: 'Your invitation was accepted: {project}',
    text: `Hello {name},

{freelancer} has accepted your invitation to "{project}". If the work does not start within ${lasting(DURATIONS.startAfterAssignment)}, the project is offered to others again.

{origin}{path}

Metier`,
  },
  assigned: {
    subject: 'The project is yours: {project}',
    text: `Hello {name},

{customer} has chosen you for "{project}". Please start within ${lasting(DURATIONS.startAfterAssignment)}; otherwise the project is offered to others again. Your deadline counts from the moment you start.

{origin}{path}

Metier`,
  },
  'brief-changed': {
    subject: 'The brief has changed: {project}',
    text: `Hello {name},

{customer} has changed the brief of "{project}". Your response was to the earlier version and no longer counts. Please read the new brief and respond again if you still want the project:

{origin}{path}

Metier`,
  },
  'not-chosen': {
    subject: 'Taken by another freelancer: {project}',
    text: `Hello {name},

another freelancer has taken "{project}". If it becomes available again, your response or invitation still counts. You can find other projects here:

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
