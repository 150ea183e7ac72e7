import { DURATIONS, durationIn, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { CaseMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** What Metier writes in English about refunds and complaints. */
export const cases: Readonly<Record<keyof CaseMails, MailText>> = {
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
  'case-opened': {
    subject: 'A complaint: {project}',
    text: `Hello {name},

{party} has complained about "{project}". A manager now looks at the project and decides how the money is shared; until then it stays where it is, and no deadline runs. Anything the manager should know can go in a statement on the project's page, where you can also settle the case by an offer.

{origin}{path}

Metier`,
  },
  'case-waits': {
    subject: 'A case waits for a decision: {project}',
    text: `Hello {name},

a manager has to decide how the money for "{project}" is shared; until then it stays where it is. What the two sides state, and the first decision if one of them has appealed it, is on the project's page.

{origin}{path}

Metier`,
  },
  'case-decided': {
    subject: 'Case decided: {project}',
    text: `Hello {name},

a manager has decided about "{project}": {amount} goes back to the customer {customer}, and the freelancer {freelancer} receives {points} points. The reason is on the project's page.

Until {until} each of you can appeal there, and another manager then decides for good. Without an appeal the decision takes effect at that time; until then the money stays where it is. If you both agree to it, it takes effect at once.

{origin}{path}

Metier`,
  },
  'decision-appealed': {
    subject: 'Decision appealed: {project}',
    text: `Hello {name},

{party} has appealed the decision about "{project}". Another manager now looks at the project and decides for good; until then the money stays where it is. You can read the reason on the project's page and add a statement there.

{origin}{path}

Metier`,
  },
  'case-divided': {
    subject: 'Final decision: {project}',
    text: `Hello {name},

the decision about "{project}" is final: {amount} is refunded to the customer {customer}, and the freelancer {freelancer} receives {points} points at once. The reason is among the messages on the project's page.

If the freelancer keeps a share of it, you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'share-offered': {
    subject: 'An offer to settle the case: {project}',
    text: `Hello {name},

{party} offers to settle the case about "{project}": {amount} is refunded to the customer {customer}, and the freelancer {freelancer} receives {points} points. You can accept this until {until}, which closes the case at once; it goes on meanwhile.

{origin}{path}

Metier`,
  },
  'offer-accepted': {
    subject: 'Case settled: {project}',
    text: `Hello {name},

you have both agreed about "{project}": {amount} is refunded to the customer {customer}, and the freelancer {freelancer} receives {points} points at once. The project has ended.

If the freelancer keeps a share of it, you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'decision-agreed': {
    subject: 'Agreed to the decision: {project}',
    text: `Hello {name},

{party} agrees to the decision about "{project}": {amount} is refunded to the customer {customer}, and the freelancer {freelancer} receives {points} points. If you agree on the project's page, too, it takes effect at once. Otherwise it takes effect on {until}, unless one of you appeals before.

{origin}{path}

Metier`,
  },
  'agreement-withdrawn': {
    subject: 'No longer agreed to the decision: {project}',
    text: `Hello {name},

{party} no longer agrees to the decision about "{project}". The decision stands: it takes effect when the time to appeal is over, unless one of you appeals before.

{origin}{path}

Metier`,
  },
  'both-agreed': {
    subject: 'Both agreed to the decision: {project}',
    text: `Hello {name},

you have both agreed to the decision about "{project}": {amount} is refunded to the customer {customer}, and the freelancer {freelancer} receives {points} points at once. The project has ended.

If the freelancer keeps a share of it, you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
