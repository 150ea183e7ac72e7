import { DURATIONS, PLATFORM_FEE_BASIS_POINTS, secondsAfter } from '@metier/contract';
import type { ProjectState } from './project-state.ts';

/** Columns that a transition writes besides the status. */
export type Change = (project: ProjectState, now: Date) => Partial<ProjectState>;

const DAY = 86_400;
const NO_TIMES = {
  executor_by: null,
  start_by: null,
  review_until: null,
  answer_by: null,
  clears_at: null,
} as const;

const NO_OFFER = { offer_id: null, offer_by: null, offer_share: null, offer_until: null } as const;
const NOT_TAKEN = { taken_by: null, taken_at: null, taken_until: null } as const;
const NO_CASE = {
  ...NO_OFFER,
  ...NOT_TAKEN,
  case_state: 'none',
  decided_by: null,
  decided_share: null,
  appeal_until: null,
} as const;

/** The payment failed. */
export const unpaid: Change = () => ({ payment_attempt_id: null, payment_declined: true });

/** The money is held, the terms are frozen, and the search for an executor begins. */
export const paid: Change = (project, now) => ({
  ...open(project, now),
  payment_attempt_id: null,
  fee_basis_points: PLATFORM_FEE_BASIS_POINTS,
  review_days: DURATIONS.review / DAY,
});

/** The executor is removed and the search begins again. */
export const open: Change = (_, now) => ({
  ...NO_TIMES,
  freelancer_id: null,
  due_at: null,
  executor_by: secondsAfter(now, DURATIONS.unassignedProject),
});

/** An executor is assigned; the caller sets `freelancer_id`. */
export const assigned: Change = (_, now) => ({
  ...NO_TIMES,
  start_by: secondsAfter(now, DURATIONS.startAfterAssignment),
});

/** The work starts, and with it the time until the due date. */
export const started: Change = (project, now) => ({
  ...NO_TIMES,
  due_at: secondsAfter(now, project.deadline_days * DAY),
});

/** A version is delivered, possibly without a formal start; the review starts again. */
export const reviewed: Change = (project, now) => ({
  ...NO_TIMES,
  due_at: project.due_at ?? secondsAfter(now, project.deadline_days * DAY),
  deliveries: project.deliveries + 1,
  review_extended: false,
  review_until: secondsAfter(now, project.review_days * DAY),
});

/** The customer extends the review. */
export const reviewedLonger: Change = ({ review_until }, now) => ({
  review_extended: true,
  review_until: secondsAfter(review_until ?? now, DURATIONS.reviewExtension),
});

/** Uses one of the bought edits and leaves the freelancer a minimum of time. */
export const sentBack: Change = ({ edits_used, due_at }, now) => {
  const revised = secondsAfter(now, DURATIONS.revision);
  return {
    ...NO_TIMES,
    edits_used: edits_used + 1,
    due_at: due_at !== null && due_at > revised ? due_at : revised,
  };
};

/** The work is accepted; the earnings wait until they clear. */
export const earned: Change = ({ is_guarantee }, now) => ({
  ...NO_TIMES,
  completed_at: now,
  clears_at: secondsAfter(now, DURATIONS.clearing + (is_guarantee ? DURATIONS.guaranteeClearing : 0)),
});

/** Opens a refund request, which freezes everything else until the freelancer answers. */
export const refundRequested: Change = (_, now) => ({
  case_state: 'refund_requested',
  answer_by: secondsAfter(now, DURATIONS.refundAnswer),
});

/** Opens a dispute, which freezes everything until a manager decides. */
export const disputed: Change = () => ({ case_state: 'disputed', answer_by: null });

/** A share is offered, instead of one offered before; the caller sets who offers what. */
export const offered: Change = (_, now) => ({ offer_until: secondsAfter(now, DURATIONS.shareOffer) });

/** One side agrees to the decision, until it takes effect; the caller sets which. */
export const agreed: Change = ({ appeal_until }) => ({ offer_until: appeal_until });

/** The open offer is taken back; the case goes on. */
export const offerWithdrawn: Change = () => NO_OFFER;

/**
 * A manager has decided, and the money waits for an appeal; the caller sets who decided what. Offers made before it
 * end.
 */
export const decided: Change = (_, now) => ({
  ...NO_OFFER,
  ...NOT_TAKEN,
  case_state: 'decided',
  appeal_until: secondsAfter(now, DURATIONS.appeal),
});

/**
 * Opens the dispute again, for another manager than the one who decided. Nobody is bound to what they offered before.
 */
export const appealed: Change = () => ({ ...NO_OFFER, case_state: 'disputed', appeal_until: null });

/** Ends all deadlines, the case, its offer and its decision. */
export const closed: Change = () => ({ ...NO_TIMES, ...NO_CASE });

/** Ends the case with a share for the freelancer, which completes the project if it was not completed before. */
export const settled: Change = ({ completed_at }, now) => ({
  ...NO_TIMES,
  ...NO_CASE,
  completed_at: completed_at ?? now,
});
