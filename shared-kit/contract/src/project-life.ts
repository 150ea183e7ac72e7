/** The seven statuses of a project. Source: product.md §2. */
export const PROJECT_STATUSES = [
  'created',
  'paid',
  'progress',
  'checking',
  'improving',
  'completed',
  'refunded',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** The statuses in which the payment is held. Source: product.md §3. */
export const HELD_STATUSES = [
  'paid',
  'progress',
  'checking',
  'improving',
] as const satisfies readonly ProjectStatus[];

/** Before the freelancer starts; deadlines count from the start. */
export const UNSTARTED_STATUSES: readonly ProjectStatus[] = ['created', 'paid'];
/** While the freelancer works, until `due_at`. */
export const UNDER_WAY_STATUSES: readonly ProjectStatus[] = ['progress', 'improving'];
/** While an executor may deliver. Source: product.md §2 #11. */
export const DELIVERABLE_STATUSES: readonly ProjectStatus[] = ['paid', ...UNDER_WAY_STATUSES];
/** Once a result has been delivered; a refunded project may have one, too. */
export const DELIVERED_STATUSES: readonly ProjectStatus[] = ['checking', 'improving', 'completed'];

/**
 * The open cases, in the managers' order of work; `decided` waits for an appeal. An open case freezes the project's
 * money and timers.
 */
export const OPEN_CASES = ['disputed', 'refund_requested', 'decided'] as const;
export type OpenCase = (typeof OPEN_CASES)[number];
export const PROJECT_CASES = ['none', ...OPEN_CASES] as const;
export type ProjectCase = (typeof PROJECT_CASES)[number];

/** Filters of disputes by the manager who works on them: nobody, or the caller. */
export const CASE_TAKERS = ['nobody', 'me'] as const;
export type CaseTaker = (typeof CASE_TAKERS)[number];

/**
 * Actions that a viewer can be offered on a project; the API answers which are open. `refund` is immediate,
 * `request_refund` asks the freelancer first; both are `POST /api/customer/refund`.
 */
export const PROJECT_ACTIONS = [
  'edit',
  'delete',
  'pay',
  'invite_freelancer',
  'choose_executor',
  'respond',
  'withdraw_response',
  'accept_invitation',
  'decline_invitation',
  'start',
  'give_back',
  'submit_result',
  'accept_result',
  'request_changes',
  'extend_review',
  'refund',
  'request_refund',
  'answer_refund',
  'make_statement',
  'offer_share',
  'withdraw_offer',
  'accept_offer',
  'appeal',
  'complain',
  'resolve_case',
] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];

/**
 * Actions that a project can wait for, each until its deadline; after a first decision `offer_share` agrees to it. Text
 * keys of the kit (`project.move.<move>`).
 */
export const PROJECT_MOVES = [
  'pay',
  'choose_executor',
  'accept_invitation',
  'start',
  'submit_result',
  'accept_result',
  'answer_refund',
  'accept_offer',
  'offer_share',
  'resolve_case',
] as const satisfies readonly ProjectAction[];
export type ProjectMove = (typeof PROJECT_MOVES)[number];

/** The two sides of a case. */
export const CASE_SIDES = ['customer', 'freelancer'] as const;
export type CaseSide = (typeof CASE_SIDES)[number];

/** Possible outcomes of `POST /api/customer/refund`, named after the offered action. */
export const REFUND_KINDS = ['refund', 'request_refund'] as const satisfies readonly ProjectAction[];
export type RefundKind = (typeof REFUND_KINDS)[number];

/** Possible outcomes of `POST /api/freelancer/take_project` with 1, named after the offered action. */
export const TAKE_KINDS = ['respond', 'accept_invitation'] as const satisfies readonly ProjectAction[];

/** Possible outcomes of `POST /api/customer/executor`. */
export const CHOICE_KINDS = ['assigned', 'invited'] as const;

/**
 * Kinds of messages: written by one of the two sides, stated in a case, or the reason of a manager's decision. Text
 * keys of the kit (`conversation.kind.<key>`).
 */
export const MESSAGE_KINDS = [
  'message',
  'complaint',
  'refund_reason',
  'refusal_reason',
  'statement',
  'decision',
  'appeal',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Kinds of statements of the two sides in a case. */
export const STATEMENT_KINDS = [
  'complaint',
  'refund_reason',
  'refusal_reason',
  'statement',
  'appeal',
] as const satisfies readonly MessageKind[];
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/**
 * State of a freelancer's invitation to a project; each freelancer is invited at most once. `accepted` for a
 * candidate means that they had the project and gave it back.
 */
export const INVITATION_STATES = ['none', 'open', 'accepted', 'declined', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Why an action is not available now: text keys of the kit (`reason.<key>`). */
export const ACTION_REASONS = [
  'payment_pending',
  'case_open',
  'no_edits_left',
  'review_extended',
  'too_many_invitations',
  'decided_by_you',
  'taken',
] as const;
export type ActionReason = (typeof ACTION_REASONS)[number];

/** Timers that fire if nobody acts: text keys of the kit (`timer.<key>`). Source: product.md §2, timers. */
export const PROJECT_TIMERS = [
  'no_executor',
  'not_started',
  'undelivered',
  'review_over',
  'refund_answer',
  'refund_answer_after_delivery',
  'appeal_over',
  'clearing',
] as const;
export type ProjectTimer = (typeof PROJECT_TIMERS)[number];

/** Entries of the activity feed: text keys of the kit (`activity.<key>`). */
export const PROJECT_ACTIVITIES = [
  'created',
  'edited',
  'paid',
  'invited',
  'responded',
  'response_withdrawn',
  'invitation_declined',
  'assigned',
  'started',
  'given_back',
  'delivered',
  'accepted',
  'changes_requested',
  'review_extended',
  'refunded',
  'refund_requested',
  'refund_agreed',
  'refund_refused',
  'disputed',
  'share_offered',
  'offer_withdrawn',
  'offer_accepted',
  'decided',
  'decision_agreed',
  'agreement_withdrawn',
  'both_agreed',
  'appealed',
  'resolved',
  'cleared',
] as const;
export type ProjectActivity = (typeof PROJECT_ACTIVITIES)[number];

/** Activities that open a case or hand it to its next decider; the time of the latest one is the start of the wait. */
export const CASE_CHANGES = [
  'refund_requested',
  'refund_refused',
  'disputed',
  'decided',
  'appealed',
] as const satisfies readonly ProjectActivity[];
/** Activities that end a case by an agreement or a decision. */
export const CASE_ENDS = [
  'resolved',
  'both_agreed',
  'offer_accepted',
] as const satisfies readonly ProjectActivity[];
