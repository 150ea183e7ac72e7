import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { OrderMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about payments and candidates. */
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
  'project-closed': {
    subject: 'No longer available: {project}',
    text: `Hello {name},

"{project}" was closed before a freelancer was chosen, and the payment was refunded to the customer. Your response or invitation has ended, and there is nothing left for you to do. You can find other projects here:

{origin}{path}

Metier`,
  },
};
