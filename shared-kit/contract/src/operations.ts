import type { Static, TSchema } from 'typebox';
import { accountOperations } from './operations/accounts.ts';
import { authOperations } from './operations/auth.ts';
import { billingOperations } from './operations/billing.ts';
import { caseOperations } from './operations/cases.ts';
import { catalogueOperations } from './operations/catalogue.ts';
import { conversationOperations } from './operations/conversations.ts';
import { documentOperations } from './operations/documents.ts';
import { fileOperations } from './operations/files.ts';
import { eventOperations } from './operations/events.ts';
import { invitationOperations } from './operations/invitations.ts';
import { moneyOperations } from './operations/money.ts';
import { notificationOperations } from './operations/notifications.ts';
import { overviewOperations } from './operations/overview.ts';
import { peopleOperations } from './operations/people.ts';
import { photoOperations } from './operations/photos.ts';
import { portfolioOperations } from './operations/portfolios.ts';
import { profileOperations } from './operations/profiles.ts';
import { projectCardOperations } from './operations/project-card.ts';
import { projectOperations } from './operations/projects.ts';
import { publicPageOperations } from './operations/public-pages.ts';
import { releaseOperations } from './operations/releases.ts';
import { replyTemplateOperations } from './operations/reply-templates.ts';
import { reviewOperations } from './operations/reviews.ts';
import { savedViewOperations } from './operations/saved-views.ts';
import { supportOperations } from './operations/support.ts';
import { savedSearchOperations } from './operations/saved-searches.ts';
import { templateOperations } from './operations/templates.ts';
import { verificationOperations } from './operations/verification.ts';

export { errorsOf, inputOf, mediaTypeOf, repliesOf, type Access, type Operation } from './operation.ts';

export { only } from './schemas/only.ts';
export { Order, ORDER_DEFAULTS } from './schemas/order.ts';
export { OpenProject, Project, ProjectRow } from './schemas/project.ts';
export { PublicFreelancer } from './operations/public-pages.ts';
export type { Photo } from './schemas/photo.ts';
export type { SavedSearch } from './schemas/open-search.ts';
export type { MatchReason } from './operations/profiles.ts';
export type { ReleaseAuthor, ReleaseFault } from './schemas/release-words.ts';
export type { Rating, Review } from './schemas/review.ts';

/**
 * Every call of the API by method and path. The API validates with these schemas, the OpenAPI page is generated from
 * them, and the browser's `http` door takes its types from them. Source: seed.md §7, product.md §6.
 *
 * @example operations['GET /api/account/funds'].access // ['freelancer', ...]
 */
export const operations = {
  ...authOperations,
  ...catalogueOperations,
  ...profileOperations,
  ...photoOperations,
  ...portfolioOperations,
  ...publicPageOperations,
  ...verificationOperations,
  ...projectOperations,
  ...projectCardOperations,
  ...caseOperations,
  ...overviewOperations,
  ...invitationOperations,
  ...conversationOperations,
  ...reviewOperations,
  ...notificationOperations,
  ...fileOperations,
  ...eventOperations,
  ...moneyOperations,
  ...documentOperations,
  ...savedSearchOperations,
  ...billingOperations,
  ...templateOperations,
  ...replyTemplateOperations,
  ...savedViewOperations,
  ...supportOperations,
  ...accountOperations,
  ...peopleOperations,
  ...releaseOperations,
} as const;

/** Method and path of a call, for example `'POST /api/customer/pay'`. */
export type Call = keyof typeof operations;

type Part<C extends Call, P extends string> =
  (typeof operations)[C] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

/** Query type of a call; undefined if it has none. */
export type Query<C extends Call> = Part<C, 'query'>;
/** Body type of a call; undefined if it has none. */
export type Body<C extends Call> = Part<C, 'body'>;
/** Reply type of a call. */
export type Reply<C extends Call> = Part<C, 'reply'>;

type Needed<Key extends string, Value> = Value extends undefined
  ? unknown
  : Partial<Record<string, never>> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** Input type of a call: query and body, optional where every field is. */
export type Input<C extends Call> = Needed<'query', Query<C>> & Needed<'body', Body<C>>;
