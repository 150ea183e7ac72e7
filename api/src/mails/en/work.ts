import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { WorkMails } from '../templates.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about delivered and accepted work. */
export const work: Readonly<Record<keyof WorkMails, MailText>> = {
  delivered: {
    subject: 'Work delivered: {project}',
    text: `Hello {name},

{freelancer} has delivered work for "{project}". Please review it within ${lasting(DURATIONS.review)} and accept it or request changes. If you do not respond, it is accepted automatically.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Please review the work: {project}',
    text: `Hello {name},

the work delivered for "{project}" is waiting for your decision. If you do not respond, it is accepted automatically. Days left: {days}.

{origin}{path}

Metier`,
  },
  'changes-requested': {
    subject: 'Revision requested: {project}',
    text: `Hello {name},

your customer has reviewed your work for "{project}" and requests a revision:

{comment}

{origin}{path}

Metier`,
  },
  accepted: {
    subject: 'Your work was accepted: {project}',
    text: `Hello {name},

your work for "{project}" was accepted. You have earned {points} points; they become available on {clears}.

How was it? You can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}. Reviews are published once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
  'accepted-by-you': {
    subject: 'You accepted the work: {project}',
    text: `Hello {name},

you have accepted the work for "{project}". The project is completed, and {freelancer} has earned the money. It becomes available to them on {clears}; until then you can still tell us if something is wrong.

How was it? You can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}. Reviews are published once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Accepted automatically: {project}',
    text: `Hello {name},

the time to review "{project}" has passed without an answer, so the work was accepted automatically.

How was it? You can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}. Reviews are published once both are written, or when that time is over.

{origin}{path}

Metier`,
  },
};
