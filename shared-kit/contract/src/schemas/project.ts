import Type, { type Static } from 'typebox';
import {
  ACTION_REASONS,
  CASE_SIDES,
  PROJECT_ACTIONS,
  PROJECT_ACTIVITIES,
  PROJECT_CASES,
  PROJECT_STATUSES,
  PROJECT_TIMERS,
} from '../project-life.ts';
import { StoredFile } from './file.ts';
import { ListedOrder, OrderDetails } from './order.ts';
import { Amount, Closed, Day, DayCount, Id, Moment, Nullable, OneOf, Person } from './shared.ts';

export const ProjectStatusSchema = OneOf(PROJECT_STATUSES);

/** Something the viewer could do; `reason` is a text key that says why not, `deadline` until when. */
export const AvailableAction = Closed({
  action: OneOf(PROJECT_ACTIONS),
  enabled: Type.Boolean(),
  reason: Type.Optional(OneOf(ACTION_REASONS)),
  deadline: Type.Optional(Moment),
});
export type AvailableAction = Static<typeof AvailableAction>;

/** Where a project's money stands, in cents; captured = held + released + fee + refunded. */
export const ProjectMoney = Closed({
  captured: Amount,
  held: Amount,
  released: Amount,
  fee: Amount,
  refunded: Amount,
  /** Part of `released` that has not cleared yet. */
  pending: Amount,
  /** When `pending` becomes available to the freelancer. */
  clears_at: Nullable(Moment),
});
export type ProjectMoney = Static<typeof ProjectMoney>;

/** What happens by itself, and when, if nobody acts; a text key of the kit (`timer.<what>`). */
export const NextTimer = Closed({ what: OneOf(PROJECT_TIMERS), at: Moment });

/** The share of the price that one side of an open case offers the other to agree on. */
export const ShareOffer = Closed({
  id: Id,
  by: OneOf(CASE_SIDES),
  /** In cents; the rest goes back to the customer. */
  freelancer_share: Amount,
  until: Moment,
});
export type ShareOffer = Static<typeof ShareOffer>;

/** How a manager decided a case; the share is the freelancer's, in cents. */
export const Decision = Closed({
  manager: Person,
  freelancer_share: Amount,
  reason: Type.String(),
  decided_at: Moment,
});
export type Decision = Static<typeof Decision>;

/** A project in a list, as one viewer sees it. Source: product.md §6. */
export const ProjectRow = Closed({
  id: Id,
  /** Counts the changes of the project; a call that carries it is refused once there was another. */
  version: Type.Integer(),
  ...ListedOrder,
  /** Days the freelancer has from the start. */
  deadline_days: DayCount,
  budget: Amount,
  deadline: Day,
  status: ProjectStatusSchema,
  /** When the work is due, from its start on. */
  due_at: Nullable(Moment),
  case: OneOf(PROJECT_CASES),
  /** A payment is on its way; nobody knows yet how it ends. */
  payment_pending: Type.Boolean(),
  /** The last payment came to nothing. */
  payment_declined: Type.Boolean(),
  customer: Person,
  freelancer: Nullable(Person),
  /** The viewer's response was invalidated by a change of the brief. */
  response_void: Type.Optional(Type.Boolean()),
  available_actions: Type.Array(AvailableAction),
});
export type ProjectRow = Static<typeof ProjectRow>;

/** A project on its page. Source: product.md §6. */
export const Project = Closed({
  ...ProjectRow.properties,
  ...OrderDetails,
  /** Of the brief. */
  files: Type.Array(StoredFile),
  edits_left: Type.Integer(),
  created_at: Moment,
  review_until: Nullable(Moment),
  next_timer: Nullable(NextTimer),
  /** Of an open case, while it can be accepted. */
  offer: Type.Optional(ShareOffer),
  /** The first one of an open case; `appeal_until` is null once it was appealed, and another manager decides. */
  decision: Type.Optional(Closed({ ...Decision.properties, appeal_until: Nullable(Moment) })),
  money: ProjectMoney,
  /** Of an unpaid copy, for its customer: what the project that it was made from cost, where the price differs. */
  earlier_budget: Type.Optional(Amount),
  /** Whom the payment will invite; of a paid project, who could not be invited. For its customer and managers. */
  wanted_freelancer: Type.Optional(Person),
});
export type Project = Static<typeof Project>;
/** The reply of the calls that change a project. */
export const ProjectReply = Closed({ project: Project });

/** What was delivered: a text, links and files that never change again; versions count from 1. */
export const DeliveredWork = {
  version: Type.Integer(),
  result: Type.String(),
  links: Type.Array(Type.String()),
  files: Type.Array(StoredFile),
};

/** One delivered version of the work. */
export const Result = Closed({ id: Id, ...DeliveredWork, created_at: Moment });
export type Result = Static<typeof Result>;

/** One request for changes, with files that show what it means. */
export const Improvement = Closed({
  id: Id,
  created_at: Moment,
  comment: Type.String(),
  files: Type.Array(StoredFile),
});
export type Improvement = Static<typeof Improvement>;

export const Comment = Closed({ id: Id, text: Type.String(), date: Moment, commentator: Person });
export type Comment = Static<typeof Comment>;

/** One thing that happened to a project; `what` is a text key of the kit (`activity.<what>`), `actor` null for the clock. */
export const Activity = Closed({
  id: Id,
  what: OneOf(PROJECT_ACTIVITIES),
  actor: Nullable(Person),
  at: Moment,
  /** The freelancer's share of the price, in cents, that was offered, agreed on or decided. */
  share: Type.Optional(Amount),
});
export type Activity = Static<typeof Activity>;
