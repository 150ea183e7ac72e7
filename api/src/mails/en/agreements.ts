import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { AgreementMails } from '../templates.ts';
import { shares } from './shares.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about offers and agreements in a case. */
export const agreements: Readonly<Record<keyof AgreementMails, MailText>> = {
  'share-offered': {
    subject: 'An offer to settle the case: {project}',
    shares,
    text: `Hello {name},

{party} offers to settle the case about "{project}": {shares}. You can accept this until {until}, which closes the case at once; it goes on meanwhile.

{origin}{path}

Metier`,
  },
  'offer-accepted': {
    subject: 'Case settled: {project}',
    shares,
    text: `Hello {name},

you have both agreed about "{project}", and this takes effect at once: {shares}. The project has ended.

If the freelancer keeps a share of it, you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
  'decision-agreed': {
    subject: 'Agreed to the decision: {project}',
    shares,
    text: `Hello {name},

{party} agrees to the decision about "{project}": {shares}. If you agree on the project's page, too, it takes effect at once. Otherwise it takes effect on {until}, unless one of you appeals before.

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
    shares,
    text: `Hello {name},

you have both agreed to the decision about "{project}", and it takes effect at once: {shares}. The project has ended.

If the freelancer keeps a share of it, you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
