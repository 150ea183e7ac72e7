import type { Static, TSchema } from 'typebox';
import { accountOperations } from './operations/accounts.ts';
import { authOperations } from './operations/auth.ts';
import { caseOperations } from './operations/cases.ts';
import { catalogueOperations } from './operations/catalogue.ts';
import { conversationOperations } from './operations/conversations.ts';
import { documentOperations } from './operations/documents.ts';
import { fileOperations } from './operations/files.ts';
import { eventOperations } from './operations/events.ts';
import { invitationOperations } from './operations/invitations.ts';
import { moneyOperations } from './operations/money.ts';
import { notificationOperations } from './operations/notifications.ts';
import { portfolioOperations } from './operations/portfolios.ts';
import { profileOperations } from './operations/profiles.ts';
import { projectCardOperations } from './operations/project-card.ts';
import { projectOperations } from './operations/projects.ts';
import { releaseOperations } from './operations/releases.ts';
import { reviewOperations } from './operations/reviews.ts';
import { supportOperations } from './operations/support.ts';
import { templateOperations } from './operations/templates.ts';
import { verificationOperations } from './operations/verification.ts';

export { errorsOf, IDEMPOTENCY_KEY, inputOf, mediaTypeOf, type Access, type Operation } from './operation.ts';

export { only } from './schemas/only.ts';
export { Order, ORDER_DEFAULTS } from './schemas/order.ts';
export { Project, ProjectRow } from './schemas/project.ts';
export type { Rating, Review } from './schemas/review.ts';

/**
 * Every call of the API by its method and path. The API validates with these schemas, the OpenAPI page is
 * made of them, and the browser's HTTP door takes its types from them. Source: seed.md §7, product.md §6.
 *
 * @example operations['GET /api/account/funds'].access // ['freelancer', ...]
 */
export const operations = {
  ...authOperations,
  ...catalogueOperations,
  ...profileOperations,
  ...portfolioOperations,
  ...verificationOperations,
  ...projectOperations,
  ...projectCardOperations,
  ...caseOperations,
  ...invitationOperations,
  ...conversationOperations,
  ...reviewOperations,
  ...notificationOperations,
  ...fileOperations,
  ...eventOperations,
  ...moneyOperations,
  ...documentOperations,
  ...templateOperations,
  ...supportOperations,
  ...accountOperations,
  ...releaseOperations,
} as const;

/** Method and path of a call, for example `'POST /api/customer/pay'`. */
export type Call = keyof typeof operations;

type Part<C extends Call, P extends string> =
  (typeof operations)[C] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

/** What a call takes in its query string; undefined where it takes none. */
export type Query<C extends Call> = Part<C, 'query'>;
/** What a call takes in its body; undefined where it takes none. */
export type Body<C extends Call> = Part<C, 'body'>;
/** What a call answers when it succeeds. */
export type Reply<C extends Call> = Part<C, 'reply'>;

type Needed<Key extends string, Value> = Value extends undefined
  ? unknown
  : Partial<Record<string, never>> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a call sends: its query and body, left out where every field is optional. */
export type Input<C extends Call> = Needed<'query', Query<C>> & Needed<'body', Body<C>>;
