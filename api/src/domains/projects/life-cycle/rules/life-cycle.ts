import { DURATIONS } from '@metier/contract';
import * as to from './changes.ts';
import * as is from './conditions.ts';
import type { Timer, Transition } from './transition.ts';

const CANDIDATES = ['freelancer', 'invitee'] as const;
const WORK = ['progress', 'checking', 'improving'] as const;
const ENGAGED = [...WORK, 'completed'] as const;
const UNDECIDED = ['refund_requested', 'disputed'] as const;

/**
 * The life of a project as one table: its steps, who may take them, when, and with what effect. Guards, transitions and
 * `available_actions` are derived from it. Source: product.md §2.
 */
// oxfmt-ignore
export const TRANSITIONS = [
  { no: 1, step: 'create', by: ['owner'], from: [], to: 'created', activity: 'created' },

  { no: 2, step: 'edit', action: 'edit', by: ['owner'], from: ['created'], blockedBy: [is.paymentPending], activity: 'edited' },
  { no: 2, step: 'edit_brief', action: 'edit', by: ['owner'], from: ['paid'], when: [is.unassigned], activity: 'edited' },

  { no: 3, step: 'delete', action: 'delete', by: ['owner'], from: ['created'], blockedBy: [is.paymentPending] },

  { no: 4, step: 'pay', action: 'pay', awaited: true, by: ['owner'], from: ['created'], blockedBy: [is.paymentPending] },
  { no: 4, step: 'capture', by: ['system'], from: ['created'], to: 'paid', when: [is.paying], change: to.paid, money: 'capture', activity: 'paid', for: 'owner' },
  { no: 4, step: 'drop_payment', by: ['system'], from: ['created'], when: [is.paying], change: to.unpaid },

  { no: 5, step: 'invite', action: 'invite_freelancer', by: ['owner'], from: ['paid'], when: [is.unassigned],
    blockedBy: [is.tooManyInvitations], activity: 'invited', until: 'executor_by' },

  { no: 6, step: 'respond', action: 'respond', by: CANDIDATES, from: ['paid'], when: [is.unassigned, is.notInvited, is.notResponded],
    activity: 'responded', until: 'executor_by' },
  { no: 6, step: 'withdraw_response', action: 'withdraw_response', by: CANDIDATES, from: ['paid'], when: [is.unassigned, is.responded],
    activity: 'response_withdrawn' },

  { no: 7, step: 'accept_invitation', action: 'accept_invitation', awaited: true, by: ['invitee'], from: ['paid'], when: [is.unassigned, is.invited],
    tooLate: 'cannotAcceptProject', change: to.assigned, money: 'assign', activity: 'assigned', until: 'invited_until' },
  { no: 7, step: 'decline_invitation', action: 'decline_invitation', by: ['invitee'], from: ['paid'], when: [is.unassigned, is.invited],
    tooLate: 'cannotAcceptProject', activity: 'invitation_declined', until: 'invited_until' },

  { no: 8, step: 'assign', action: 'choose_executor', awaited: true, by: ['owner'], from: ['paid'], when: [is.unassigned],
    change: to.assigned, money: 'assign', activity: 'assigned', until: 'executor_by' },

  { no: 9, step: 'start', action: 'start', awaited: true, by: ['executor'], from: ['paid'], to: 'progress', change: to.started, activity: 'started', until: 'start_by' },

  { no: 10, step: 'give_back', action: 'give_back', by: ['executor'], from: ['paid', 'progress'], to: 'paid', when: [is.undelivered],
    change: to.open, money: 'unassign', activity: 'given_back' },
  { no: 10, step: 'unassign', by: ['system'], from: ['paid'], when: [is.assigned], change: to.open, money: 'unassign', activity: 'given_back' },

  { no: 11, step: 'deliver', action: 'submit_result', awaited: true, by: ['executor'], from: ['paid', 'progress', 'improving'], to: 'checking',
    change: to.reviewed, activity: 'delivered', until: 'due_at' },

  { no: 12, step: 'accept', action: 'accept_result', awaited: true, by: ['owner', 'system'], from: ['checking'], to: 'completed',
    change: to.earned, money: 'release', activity: 'accepted', until: 'review_until' },

  // #14 is the condition that blocks #13.
  { no: 13, step: 'send_back', action: 'request_changes', by: ['owner'], from: ['checking'], to: 'improving', blockedBy: [is.noEditsLeft],
    change: to.sentBack, activity: 'changes_requested', until: 'review_until' },
  { no: 0, step: 'extend_review', action: 'extend_review', by: ['owner'], from: ['checking'], blockedBy: [is.reviewExtended],
    change: to.reviewedLonger, activity: 'review_extended', until: 'review_until' },

  { no: 15, step: 'refund', action: 'refund', by: ['owner', 'system'], from: ['paid'], to: 'refunded',
    change: to.closed, money: 'refund', activity: 'refunded' },
  { no: 16, step: 'refund', action: 'refund', by: ['owner', 'system'], from: ['progress', 'improving'], to: 'refunded', when: [is.longOverdue],
    change: to.closed, money: 'refund', activity: 'refunded' },

  { no: 17, step: 'request_refund', action: 'request_refund', by: ['owner'], from: WORK, when: [is.notLongOverdue],
    change: to.refundRequested, activity: 'refund_requested' },
  { no: 17, step: 'request_refund', action: 'request_refund', by: ['owner'], from: ['completed'], when: [is.notCleared],
    change: to.refundRequested, activity: 'refund_requested', until: 'clears_at' },
  { no: 18, step: 'agree_to_refund', action: 'answer_refund', awaited: true, by: ['executor', 'system'], from: ENGAGED, inCase: ['refund_requested'],
    to: 'refunded', change: to.closed, money: 'refund', activity: 'refund_agreed', until: 'answer_by' },
  { no: 18, step: 'refuse_refund', action: 'answer_refund', by: ['executor', 'system'], from: ENGAGED, inCase: ['refund_requested'],
    change: to.disputed, activity: 'refund_refused', until: 'answer_by' },

  // Source: product.md §12, Cases.
  { no: 0, step: 'make_statement', action: 'make_statement', by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: UNDECIDED, when: [is.assigned] },
  { no: 0, step: 'offer_share', action: 'offer_share', by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: UNDECIDED, when: [is.assigned],
    change: to.offered, activity: 'share_offered' },
  { no: 0, step: 'withdraw_offer', action: 'withdraw_offer', by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: UNDECIDED,
    when: [is.offeredByViewer], change: to.offerWithdrawn, activity: 'offer_withdrawn', until: 'offer_until' },
  { no: 0, step: 'accept_offer', action: 'accept_offer', awaited: true, by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: UNDECIDED,
    when: [is.offeredByOther, is.offersNothing], to: 'refunded', change: to.closed, money: 'refund', activity: 'offer_accepted', until: 'offer_until' },
  { no: 0, step: 'accept_offer', action: 'accept_offer', awaited: true, by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: UNDECIDED,
    when: [is.offeredByOther, is.offersShare], to: 'completed', change: to.settled, money: 'settle', activity: 'offer_accepted', until: 'offer_until' },
  // In a decided case the only share to offer is the decided one: who offers it agrees to the decision.
  { no: 0, step: 'agree_to_decision', action: 'offer_share', awaited: true, by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: ['decided'],
    when: [is.inTimeToAppeal, is.notOffered], change: to.agreed, activity: 'decision_agreed', until: 'appeal_until' },
  { no: 0, step: 'withdraw_agreement', action: 'withdraw_offer', by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: ['decided'],
    when: [is.offeredByViewer], change: to.offerWithdrawn, activity: 'agreement_withdrawn', until: 'offer_until' },
  { no: 0, step: 'agree_too', action: 'accept_offer', awaited: true, by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: ['decided'],
    when: [is.offeredByOther, is.offersNothing], to: 'refunded', change: to.closed, money: 'refund', activity: 'both_agreed', until: 'offer_until' },
  { no: 0, step: 'agree_too', action: 'accept_offer', awaited: true, by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: ['decided'],
    when: [is.offeredByOther, is.offersShare], to: 'completed', change: to.settled, money: 'settle', activity: 'both_agreed', until: 'offer_until' },
  { no: 0, step: 'appeal', action: 'appeal', by: ['owner', 'executor'], from: ['paid', ...ENGAGED], inCase: ['decided'],
    when: [is.inTimeToAppeal], change: to.appealed, activity: 'appealed', until: 'appeal_until' },

  { no: 19, step: 'complain', action: 'complain', by: ['owner', 'executor'], from: ['paid', ...ENGAGED], when: [is.notCleared],
    change: to.disputed, activity: 'disputed', until: 'clears_at' },
  { no: 20, step: 'decide_case', action: 'resolve_case', awaited: true, by: ['manager'], from: ['paid', ...ENGAGED], inCase: ['disputed'],
    when: [is.appealable], blockedBy: [is.takenByOther], change: to.decided, activity: 'decided' },
  { no: 0, step: 'carry_out', by: ['system'], from: ['paid', ...ENGAGED], inCase: ['decided'], when: [is.decidedNothing],
    to: 'refunded', change: to.closed, money: 'refund', activity: 'resolved' },
  { no: 0, step: 'carry_out', by: ['system'], from: ['paid', ...ENGAGED], inCase: ['decided'], when: [is.decidedShare],
    to: 'completed', change: to.settled, money: 'settle', activity: 'resolved' },
  { no: 20, step: 'resolve_to_refund', action: 'resolve_case', awaited: true, by: ['manager'], from: ['paid', ...ENGAGED], inCase: ['disputed'],
    when: [is.notAppealable], blockedBy: [is.decidedByYou, is.takenByOther], to: 'refunded', change: to.closed, money: 'refund', activity: 'resolved' },
  { no: 20, step: 'resolve_to_share', action: 'resolve_case', awaited: true, by: ['manager'], from: ['paid', ...ENGAGED], inCase: ['disputed'],
    when: [is.notAppealable], blockedBy: [is.decidedByYou, is.takenByOther], to: 'completed', change: to.settled, money: 'settle', activity: 'resolved' },

  { no: 0, step: 'clear', by: ['system'], from: ['completed'], when: [is.notCleared], change: to.closed, money: 'clear', activity: 'cleared' },
] as const satisfies readonly Transition[];

/** Name of a step. */
export type Step = (typeof TRANSITIONS)[number]['step'];

const [firstReminder, lastReminder] = DURATIONS.reviewReminders;

/** Timers. An open case stops all but its own. Source: product.md §2, timers. */
// oxfmt-ignore
export const TIMERS = [
  { timer: 'no_executor', from: ['paid'], when: [is.unassigned], at: 'executor_by', does: 'refund' },
  { timer: 'not_started', from: ['paid'], when: [is.assigned], at: 'start_by', does: 'unassign' },
  { timer: 'undelivered', from: ['progress', 'improving'], at: 'due_at', plus: DURATIONS.undeliveredAfterDue, does: 'refund' },
  { timer: 'review_reminder_early', from: ['checking'], at: 'review_until', plus: -firstReminder, does: 'remind' },
  { timer: 'review_reminder_late', from: ['checking'], at: 'review_until', plus: -lastReminder, does: 'remind' },
  { timer: 'review_over', from: ['checking'], at: 'review_until', does: 'accept' },
  { timer: 'refund_answer', from: ENGAGED, inCase: ['refund_requested'], when: [is.undelivered], at: 'answer_by', does: 'agree_to_refund' },
  { timer: 'refund_answer_after_delivery', from: ENGAGED, inCase: ['refund_requested'], when: [is.delivered], at: 'answer_by', does: 'refuse_refund' },
  { timer: 'appeal_over', from: ['paid', ...ENGAGED], inCase: ['decided'], at: 'appeal_until', does: 'carry_out' },
  { timer: 'clearing', from: ['completed'], when: [is.notCleared], at: 'clears_at', does: 'clear' },
] as const satisfies readonly (Timer & { does: Step | 'remind' })[];

/** Name of a timer. */
export type TimerName = (typeof TIMERS)[number]['timer'];
