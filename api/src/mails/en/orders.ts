import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { OrderMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** What Metier writes in English about payments and about who works on a project. */
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

as you asked, your payment of {amount} for "{project}" is refunded to your card in full. The project has ended; to order the work again, create a new one.

{origin}{path}

Metier`,
  },
  response: {
    subject: 'A response: {project}',
    text: `Hello {name},

{freelancer} would like to take "{project}". You can choose them on the project's page.

{origin}{path}

Metier`,
  },
  'invitation-accepted': {
    subject: 'Your invitation was accepted: {project}',
    text: `Hello {name},

{freelancer} has accepted your invitation and takes "{project}". The work begins within ${lasting(DURATIONS.startAfterAssignment)}, or the project is offered to others again.

{origin}{path}

Metier`,
  },
  assigned: {
    subject: 'The project is yours: {project}',
    text: `Hello {name},

{customer} has chosen you for "{project}". Start within ${lasting(DURATIONS.startAfterAssignment)}, or the project is offered to others again. The deadline begins to run when you start.

{origin}{path}

Metier`,
  },
  'brief-changed': {
    subject: 'The brief has changed: {project}',
    text: `Hello {name},

{customer} has changed what "{project}" is about. Your response was for the brief as it was and no longer counts. Read it again and respond anew if you still want the project:

{origin}{path}

Metier`,
  },
  'not-chosen': {
    subject: 'Taken by somebody else: {project}',
    text: `Hello {name},

another freelancer has taken "{project}". If it is offered again, your response or invitation still counts. Other projects are waiting here:

{origin}{path}

Metier`,
  },
  started: {
    subject: 'The work has begun: {project}',
    text: `Hello {name},

{freelancer} has started to work on "{project}". It is due on {due}.

{origin}{path}

Metier`,
  },
  'given-back': {
    subject: 'Your project is open again: {project}',
    text: `Hello {name},

{freelancer} has given "{project}" back and does not work on it any more. It is offered to others again; if nobody is found within ${lasting(DURATIONS.unassignedProject)}, your payment is refunded. You can choose or invite somebody on its page.

{origin}{path}

Metier`,
  },
  'not-started': {
    subject: 'Your project is open again: {project}',
    text: `Hello {name},

{freelancer} has not started "{project}" in time. It is offered to others again; if nobody is found within ${lasting(DURATIONS.unassignedProject)}, your payment is refunded. You can choose or invite somebody on its page.

{origin}{path}

Metier`,
  },
  unassigned: {
    subject: 'No longer yours: {project}',
    text: `Hello {name},

you have not started "{project}" within ${lasting(DURATIONS.startAfterAssignment)}, so it is offered to others again. If you still want to do it, you can respond while it is open.

{origin}{path}

Metier`,
  },
};
