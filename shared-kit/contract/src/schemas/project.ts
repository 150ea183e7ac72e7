import Type, { type Static } from 'typebox';
import {
  ACTION_REASONS,
  CASE_SIDES,
  PROJECT_ACTIONS,
  PROJECT_ACTIVITIES,
  PROJECT_CASES,
  PROJECT_MOVES,
  PROJECT_STATUSES,
  PROJECT_TIMERS,
} from '../project-life.ts';
import { StoredFile } from './file.ts';
import { ListedOrder, OrderDetails } from './order.ts';
import { Rating } from './review.ts';
import { PersonWithPhoto } from './photo.ts';
import { Amount, Closed, Day, DayCount, Id, Moment, Nullable, OneOf, Person } from './shared.ts';

export const ProjectStatusSchema = OneOf(PROJECT_STATUSES);

/** An action of the viewer; `reason` is a text key for why it is disabled, `deadline` is until when it is available. */
export const AvailableAction = Closed({
  action: OneOf(PROJECT_ACTIONS),
  enabled: Type.Boolean(),
  reason: Type.Optional(OneOf(ACTION_REASONS)),
  deadline: Type.Optional(Moment),
});
export type AvailableAction = Static<typeof AvailableAction>;

/** State of a project's money, in cents; captured = held + released + fee + refunded. */
export const ProjectMoney = Closed({
  captured: Amount,
  held: Amount,
  released: Amount,
  fee: Amount,
  refunded: Amount,
  /** Part of `released` that has not cleared. */
  pending: Amount,
  /** When `pending` becomes available to the freelancer. */
  clears_at: Nullable(Moment),
});
export type ProjectMoney = Static<typeof ProjectMoney>;

/** The next timer and when it fires, if nobody acts; a text key of the kit (`timer.<what>`). */
export const NextTimer = Closed({ what: OneOf(PROJECT_TIMERS), at: Moment });

/** One side's offer to settle an open case. */
export const ShareOffer = Closed({
  id: Id,
  by: OneOf(CASE_SIDES),
  /** In cents; the rest goes back to the customer. */
  freelancer_share: Amount,
  until: Moment,
});
export type ShareOffer = Static<typeof ShareOffer>;

/** A manager's decision of a case. */
export const Decision = Closed({
  manager: Person,
  freelancer_share: Amount,
  reason: Type.String(),
  decided_at: Moment,
});
export type Decision = Static<typeof Decision>;

/** The manager who works on a dispute; no other one can decide it. */
export const CaseTaken = Closed({ manager: Person, since: Moment });
export type CaseTaken = Static<typeof CaseTaken>;

/** A project in a list, as one viewer sees it. Source: product.md §6. */
export const ProjectRow = Closed({
  id: Id,
  /** Incremented by each change; a call with an outdated version is refused. */
  version: Type.Integer(),
  /** The version since which the brief is unchanged. */
  brief_version: Type.Integer(),
  ...ListedOrder,
  /** The freelancer's days, counted from the start. */
  deadline_days: DayCount,
  budget: Amount,
  deadline: Day,
  status: ProjectStatusSchema,
  /** When the work is due; null before its start. */
  due_at: Nullable(Moment),
  case: OneOf(PROJECT_CASES),
  /** A payment is in flight, with unknown outcome. */
  payment_pending: Type.Boolean(),
  /** The last payment failed. */
  payment_declined: Type.Boolean(),
  customer: Person,
  freelancer: Nullable(Person),
  next_timer: Nullable(NextTimer),
  /** Since when it is created, completed, refunded or in dispute; null in any other state. */
  state_since: Nullable(Moment),
  /** What the project waits for the viewer to do, until the action's `deadline`; null if for nothing. A text key of the kit (`project.move.<move>`). */
  your_move: Nullable(OneOf(PROJECT_MOVES)),
  /** A change of the brief invalidated the viewer's response. */
  response_void: Type.Optional(Type.Boolean()),
  available_actions: Type.Array(AvailableAction),
});
export type ProjectRow = Static<typeof ProjectRow>;

/** A customer's completed projects and the freelancers' reviews; `rating` is null before the first. */
export const CustomerRecord = Closed({ finished_projects: Type.Integer(), rating: Nullable(Rating) });

/** An open project, with what a freelancer weighs before a response. */
export const OpenProject = Closed({
  ...ProjectRow.properties,
  customer: PersonWithPhoto,
  /** The first characters of the brief (`LIMITS.excerptLength`), with an ellipsis if there are more. */
  excerpt: Type.String(),
  /** When the project was paid, which made it visible to freelancers. */
  posted_at: Moment,
  /** Number of valid responses. */
  responses: Type.Integer(),
  customer_record: CustomerRecord,
});
export type OpenProject = Static<typeof OpenProject>;

/** A project with the details of its page. Source: product.md §6. */
export const Project = Closed({
  ...ProjectRow.properties,
  customer: PersonWithPhoto,
  freelancer: Nullable(PersonWithPhoto),
  ...OrderDetails,
  /** The edition of the service's scope that was ordered. */
  scope_edition: Type.Integer(),
  /** Files of the brief. */
  files: Type.Array(StoredFile),
  edits_left: Type.Integer(),
  created_at: Moment,
  review_until: Nullable(Moment),
  /** The offer of an open case that can be accepted. */
  offer: Type.Optional(ShareOffer),
  /** The first decision of an open case; `appeal_until` is null once it was appealed, and another manager decides. */
  decision: Type.Optional(Closed({ ...Decision.properties, appeal_until: Nullable(Moment) })),
  /** For managers: who works on the dispute. */
  taken: Type.Optional(CaseTaken),
  money: ProjectMoney,
  /** For the customer and managers of a paid project: the number of its invoice, by which a search finds it. */
  invoice_number: Type.Optional(Type.String()),
  /** For the customer of an unpaid copy: the price of the original project, if it differs. */
  earlier_budget: Type.Optional(Amount),
  /**
   * The freelancer to be invited on payment; of a paid project, the one who could not be invited. For its customer
   * and managers.
   */
  wanted_freelancer: Type.Optional(Person),
});
export type Project = Static<typeof Project>;
/** The reply of the calls that change a project. */
export const ProjectReply = Closed({ project: Project });

/** A delivered version: immutable text, links and files; versions start at 1. */
export const DeliveredWork = {
  version: Type.Integer(),
  result: Type.String(),
  links: Type.Array(Type.String()),
  files: Type.Array(StoredFile),
};

/** One delivered version of the work. */
export const Result = Closed({ id: Id, ...DeliveredWork, created_at: Moment });
export type Result = Static<typeof Result>;

/** A requested revision, with illustrating files. */
export const Improvement = Closed({
  id: Id,
  created_at: Moment,
  comment: Type.String(),
  files: Type.Array(StoredFile),
});
export type Improvement = Static<typeof Improvement>;

export const Comment = Closed({ id: Id, text: Type.String(), date: Moment, commentator: Person });
export type Comment = Static<typeof Comment>;

/** An event of a project; `what` is a text key of the kit (`activity.<what>`), `actor` is null for the clock. */
export const Activity = Closed({
  id: Id,
  what: OneOf(PROJECT_ACTIVITIES),
  actor: Nullable(Person),
  at: Moment,
  /** The freelancer's share of the price that was offered, agreed on or decided, in cents. */
  share: Type.Optional(Amount),
});
export type Activity = Static<typeof Activity>;
