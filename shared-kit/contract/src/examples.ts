import type { Examples } from './example.ts';
import { accountExamples } from './examples/accounts.ts';
import { authExamples } from './examples/auth.ts';
import { caseExamples } from './examples/cases.ts';
import { catalogueExamples } from './examples/catalogue.ts';
import { conversationExamples } from './examples/conversations.ts';
import { billingExamples } from './examples/billing.ts';
import { documentExamples } from './examples/documents.ts';
import { fileExamples } from './examples/files.ts';
import { eventExamples } from './examples/events.ts';
import { invitationExamples } from './examples/invitations.ts';
import { moneyExamples } from './examples/money.ts';
import { notificationExamples } from './examples/notifications.ts';
import { overviewExamples } from './examples/overview.ts';
import { peopleExamples } from './examples/people.ts';
import { photoExamples } from './examples/photos.ts';
import { portfolioExamples } from './examples/portfolios.ts';
import { profileExamples } from './examples/profiles.ts';
import { projectCardExamples } from './examples/project-card.ts';
import { projectExamples } from './examples/projects.ts';
import { publicPageExamples } from './examples/public-pages.ts';
import { releaseExamples } from './examples/releases.ts';
import { replyTemplateExamples } from './examples/reply-templates.ts';
import { reviewExamples } from './examples/reviews.ts';
import { savedViewExamples } from './examples/saved-views.ts';
import { supportExamples } from './examples/support.ts';
import { savedSearchExamples } from './examples/saved-searches.ts';
import { templateExamples } from './examples/templates.ts';
import { verificationExamples } from './examples/verification.ts';
import type { operations } from './operations.ts';

export { ERROR_EXAMPLES } from './examples/errors.ts';

/**
 * An example of every call for the OpenAPI page; a missing one does not compile.
 *
 * @example examples['POST /api/customer/pay'].body // { project_id: …, payment_method: 'pm_card_ok' }
 */
export const examples: Examples<typeof operations> = {
  ...authExamples,
  ...catalogueExamples,
  ...profileExamples,
  ...photoExamples,
  ...portfolioExamples,
  ...publicPageExamples,
  ...verificationExamples,
  ...projectExamples,
  ...projectCardExamples,
  ...caseExamples,
  ...overviewExamples,
  ...peopleExamples,
  ...invitationExamples,
  ...conversationExamples,
  ...reviewExamples,
  ...notificationExamples,
  ...fileExamples,
  ...eventExamples,
  ...moneyExamples,
  ...documentExamples,
  ...savedSearchExamples,
  ...billingExamples,
  ...templateExamples,
  ...replyTemplateExamples,
  ...savedViewExamples,
  ...supportExamples,
  ...accountExamples,
  ...releaseExamples,
};
