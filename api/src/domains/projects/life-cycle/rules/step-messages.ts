import type { Step } from './life-cycle.ts';

/** What messages are about: a step, a reminder, or responses invalidated by a changed brief. */
export type NotifiedStep = Step | 'remind' | 'void_responses';

/** Recipient of a message; skipped if the project does not have that party. */
export type Recipient =
  | 'customer'
  | 'executor'
  | 'bothParties'
  /** The party that did not act. */
  | 'otherParty'
  /** The executor until this step. */
  | 'formerExecutor'
  | 'invitee'
  /** Responded or is invited, apart from the executor. */
  | 'otherCandidates'
  /** Responded or is invited to a project that has no executor. */
  | 'openCandidates'
  /** Responded to a brief that has changed. */
  | 'voidedResponders'
  /** Managers who may decide the case: all but who decided it before. */
  | 'deciders';

/** A message of a step and its recipient, independent of the channel. */
export interface StepMessage {
  readonly to: Recipient;
  /** Name of its text. */
  readonly message: string;
  /** Sent only when a person took the step, or only when the clock did. */
  readonly onlyBy?: 'person' | 'clock';
}

const NOBODY = [] as const;

/**
 * The messages of each step of the life cycle and of the review's reminders; a step without an entry does not compile.
 * The person who takes a step sees its result on the screen and gets a message only as a receipt.
 * Source: product.md §10.
 */
// oxfmt-ignore
export const STEP_MESSAGES = {
  create: NOBODY,
  edit: NOBODY,
  edit_brief: NOBODY,
  void_responses: [{ to: 'voidedResponders', message: 'brief-changed' }],
  delete: NOBODY,

  pay: NOBODY,
  capture: [{ to: 'customer', message: 'payment-received' }],
  drop_payment: NOBODY,

  invite: [{ to: 'invitee', message: 'invitation' }],
  respond: [{ to: 'customer', message: 'response' }],
  withdraw_response: NOBODY,
  accept_invitation: [{ to: 'customer', message: 'invitation-accepted' }, { to: 'otherCandidates', message: 'not-chosen' }],
  decline_invitation: NOBODY,
  assign: [{ to: 'executor', message: 'assigned' }, { to: 'otherCandidates', message: 'not-chosen' }],

  start: [{ to: 'customer', message: 'started' }],
  give_back: [{ to: 'customer', message: 'given-back' }],
  unassign: [{ to: 'customer', message: 'not-started' }, { to: 'formerExecutor', message: 'unassigned' }],

  deliver: [{ to: 'customer', message: 'delivered' }],
  remind: [{ to: 'customer', message: 'review-reminder' }],
  accept: [
    { to: 'customer', message: 'accepted-by-you', onlyBy: 'person' },
    { to: 'customer', message: 'accepted-by-clock', onlyBy: 'clock' },
    { to: 'executor', message: 'accepted' },
  ],
  send_back: [{ to: 'executor', message: 'changes-requested' }],
  extend_review: NOBODY,

  refund: [
    { to: 'customer', message: 'payment-returned', onlyBy: 'person' },
    { to: 'customer', message: 'refund-decided', onlyBy: 'clock' },
    { to: 'executor', message: 'refund-to-customer' },
    { to: 'openCandidates', message: 'project-closed' },
  ],
  request_refund: [{ to: 'executor', message: 'refund-asked' }],
  agree_to_refund: [
    { to: 'customer', message: 'refund-decided' },
    { to: 'executor', message: 'refund-to-customer', onlyBy: 'clock' },
  ],
  refuse_refund: [
    { to: 'customer', message: 'refund-refused', onlyBy: 'person' },
    { to: 'bothParties', message: 'refund-unanswered', onlyBy: 'clock' },
    { to: 'deciders', message: 'case-waits' },
  ],

  // Mailed like a message, if it stays unread.
  make_statement: NOBODY,
  offer_share: [{ to: 'otherParty', message: 'share-offered' }],
  withdraw_offer: NOBODY,
  accept_offer: [{ to: 'bothParties', message: 'offer-accepted' }],
  agree_to_decision: [{ to: 'otherParty', message: 'decision-agreed' }],
  withdraw_agreement: [{ to: 'otherParty', message: 'agreement-withdrawn' }],
  agree_too: [{ to: 'bothParties', message: 'both-agreed' }],

  complain: [{ to: 'otherParty', message: 'case-opened' }, { to: 'deciders', message: 'case-waits' }],
  decide_case: [{ to: 'bothParties', message: 'case-decided' }],
  appeal: [{ to: 'otherParty', message: 'decision-appealed' }, { to: 'deciders', message: 'case-waits' }],
  carry_out: [{ to: 'bothParties', message: 'case-divided' }],
  resolve_to_refund: [
    { to: 'customer', message: 'refund-decided' },
    { to: 'executor', message: 'refund-to-customer' },
    { to: 'openCandidates', message: 'project-closed' },
  ],
  resolve_to_share: [{ to: 'bothParties', message: 'case-divided' }],

  clear: NOBODY,
} as const satisfies Record<NotifiedStep, readonly StepMessage[]>;

/** Name of a message that some step sends. */
export type StepMessageName = (typeof STEP_MESSAGES)[NotifiedStep][number]['message'];
