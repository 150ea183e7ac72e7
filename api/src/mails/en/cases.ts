import { durationIn, DURATIONS, LOCALES } from '@metier/contract';
import type { MailText } from '../../platform/mail/index.ts';
import type { CaseMails } from '../templates.ts';
import { shares } from './shares.ts';

const lasting = durationIn(LOCALES.en);

/** English mails about cases and their decisions. */
export const cases: Readonly<Record<keyof CaseMails, MailText>> = {
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
    shares,
    text: `Hello {name},

a manager has decided about "{project}": {shares}. The reason is on the project's page.

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
    shares,
    text: `Hello {name},

the decision about "{project}" is final and takes effect at once: {shares}. The reason is among the messages on the project's page.

If the freelancer keeps a share of it, you can review each other on the project's page within ${lasting(DURATIONS.mutualReview)}.

{origin}{path}

Metier`,
  },
};
