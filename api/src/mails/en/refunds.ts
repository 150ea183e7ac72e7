import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { RefundMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about requested refunds. */
export const refunds: Readonly<Record<keyof RefundMails, MailText>> = {
  'refund-asked': {
    subject: 'A refund is requested: {project}',
    text: `Hello {name},

your customer asks for a refund for "{project}". Please agree or refuse within ${lasting(DURATIONS.refundAnswer)}.

{origin}{path}

Metier`,
  },
  'refund-refused': {
    subject: 'Refund refused: {project}',
    text: `Hello {name},

{freelancer} does not agree to give the money for "{project}" back. A manager now looks at the project and decides; until then the money stays where it is, and no deadline runs. Anything the manager should know can go in a statement on the project's page, where you can also settle the case by an offer.

{origin}{path}

Metier`,
  },
  'refund-unanswered': {
    subject: 'A manager decides about the refund: {project}',
    text: `Hello {name},

nobody answered the refund request for "{project}" within ${lasting(DURATIONS.refundAnswer)}. As work has been delivered, a manager now looks at the project and decides; until then the money stays where it is, and no deadline runs. Anything the manager should know can go in a statement on the project's page, where you can also settle the case by an offer.

{origin}{path}

Metier`,
  },
  'refund-decided': {
    subject: 'Refund decided: {project}',
    text: `Hello {name},

the full payment of {amount} for "{project}" is refunded to your card. The project has ended; to order the work again, create a new one.

{origin}{path}

Metier`,
  },
  'refund-to-customer': {
    subject: 'Refund decided: {project}',
    text: `Hello {name},

the payment for "{project}", {points} points, is refunded to the customer in full. The project has ended.

{origin}{path}

Metier`,
  },
};
