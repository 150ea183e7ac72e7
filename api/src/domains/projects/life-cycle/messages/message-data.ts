import type { Trx } from '../../../../platform/db/index.ts';
import type { MailData } from '../../../accounts/index.ts';
import type { StepMessageName } from '../rules/step-messages.ts';
import * as news from './project-news.ts';
import type { ProjectNews } from './project-news.ts';

type DataOf = {
  readonly [Name in StepMessageName]: (
    news: ProjectNews,
    trx: Trx,
  ) => MailData<Name> | Promise<MailData<Name>>;
};

/** Placeholders of each message about a step, apart from the reader's name. */
export const MESSAGE_DATA: DataOf = {
  'brief-changed': news.withCustomer,
  'payment-received': news.withAmount,
  'payment-returned': news.withAmount,
  invitation: news.withCustomer,
  response: news.withFreelancer,
  'invitation-accepted': news.withFreelancer,
  'not-chosen': news.aboutLost,
  'project-closed': news.aboutLost,
  assigned: news.withCustomer,
  started: news.withDue,
  'given-back': news.withFreelancer,
  'not-started': news.withFreelancer,
  unassigned: news.about,
  delivered: news.withFreelancer,
  'review-reminder': news.withDaysLeft,
  'accepted-by-you': news.withClearing,
  'accepted-by-clock': news.about,
  accepted: news.withEarnings,
  'changes-requested': news.withComment,
  'refund-asked': news.about,
  'refund-refused': news.withFreelancer,
  'refund-unanswered': news.about,
  'refund-decided': news.withAmount,
  'refund-to-customer': news.withPoints,
  'case-opened': news.withActor,
  'case-waits': news.about,
  'case-decided': news.withDecision,
  'decision-appealed': news.withActor,
  'case-divided': news.withShares,
  'share-offered': news.withOffer,
  'offer-accepted': news.withShares,
  'decision-agreed': news.withOffer,
  'agreement-withdrawn': news.withActor,
  'both-agreed': news.withShares,
};
