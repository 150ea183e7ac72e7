import { DURATIONS, LIMITS, secondsAfter, UNDER_WAY_STATUSES, type ActionReason } from '@metier/contract';
import type { ProjectState, Situation } from './project-state.ts';

/** A precondition of a transition; without it the transition is not available. */
export type Condition = (situation: Situation) => boolean;

/** Error of a refused step. Source: product.md §2. */
export type Refusal = 'notFound' | 'stateChanged' | 'paymentPending' | 'noEditsLeft' | 'cannotAcceptProject';

/** A fact that blocks an otherwise available transition, with the reason and error for the caller. */
export interface Block {
  readonly reason: ActionReason;
  readonly error: Refusal;
  readonly holds: Condition;
}

export const paying: Condition = ({ project }) => project.payment_attempt_id !== null;
export const unassigned: Condition = ({ project }) => project.freelancer_id === null;
export const assigned: Condition = ({ project }) => project.freelancer_id !== null;
export const undelivered: Condition = ({ project }) => project.deliveries === 0;
export const delivered: Condition = ({ project }) => project.deliveries > 0;
export const invited: Condition = ({ candidacy: { invitation, invited_until }, now }) =>
  invitation === 'open' && invited_until !== null && now < invited_until;
export const notInvited: Condition = (situation) => !invited(situation);
export const responded: Condition = ({ candidacy }) => candidacy.responded;
export const notResponded: Condition = ({ candidacy }) => !candidacy.responded;

const offerRuns: Condition = ({ project: { offer_until }, now }) => offer_until !== null && now < offer_until;

export const notOffered: Condition = (situation) => !offerRuns(situation);
/** The viewer has made an offer that has not expired. */
export const offeredByViewer: Condition = (situation) =>
  offerRuns(situation) &&
  situation.viewer !== 'system' &&
  situation.project.offer_by === situation.viewer.role;
/** The other side has made an offer that has not expired. */
export const offeredByOther: Condition = (situation) => offerRuns(situation) && !offeredByViewer(situation);
export const offersNothing: Condition = ({ project }) => project.offer_share === 0;
export const offersShare: Condition = ({ project }) => project.offer_share !== 0;

/**
 * Of a decision between two sides, the first one can be appealed; that of the appeal is final. Source: product.md §12.
 */
export const appealable: Condition = ({ project }) =>
  project.freelancer_id !== null && project.decided_by === null;
export const notAppealable: Condition = (situation) => !appealable(situation);
export const inTimeToAppeal: Condition = ({ project: { appeal_until }, now }) =>
  appeal_until !== null && now < appeal_until;
export const decidedNothing: Condition = ({ project }) => project.decided_share === 0;
export const decidedShare: Condition = ({ project }) => project.decided_share !== 0;

/**
 * The freelancer's earnings have not cleared yet, so they can still go back. Every earlier status holds the money
 * itself.
 */
export const notCleared: Condition = ({ project }) =>
  project.status !== 'completed' || project.clears_at !== null;

/**
 * Work under way that is late enough for a refund at once; what is delivered or accepted is not late. Source:
 * product.md §2 #16.
 */
export const longOverdue: Condition = ({ project, now }) =>
  UNDER_WAY_STATUSES.includes(project.status) &&
  project.due_at !== null &&
  now >= secondsAfter(project.due_at, DURATIONS.refundableAfterDue);
export const notLongOverdue: Condition = (situation) => !longOverdue(situation);

export const paymentPending: Block = {
  reason: 'payment_pending',
  error: 'paymentPending',
  holds: paying,
};

/** Transition #14: the work cannot be sent back once the bought edits are used up. */
export const noEditsLeft: Block = {
  reason: 'no_edits_left',
  error: 'noEditsLeft',
  holds: ({ project }) => project.edits_used >= project.edits,
};

export const reviewExtended: Block = {
  reason: 'review_extended',
  error: 'stateChanged',
  holds: ({ project }) => project.review_extended,
};

/** An appeal is decided by another manager. */
export const decidedByYou: Block = {
  reason: 'decided_by_you',
  error: 'stateChanged',
  holds: ({ project, viewer }) => viewer !== 'system' && project.decided_by === viewer.id,
};

/** A manager works on the case, and was active not long ago. */
export const isTaken = ({ taken_until }: Pick<ProjectState, 'taken_until'>, now: Date): boolean =>
  taken_until !== null && now < taken_until;

/** Another manager works on the case. */
export const takenByOther: Block = {
  reason: 'taken',
  error: 'stateChanged',
  holds: ({ project, viewer, now }) =>
    viewer !== 'system' && project.taken_by !== viewer.id && isTaken(project, now),
};

export const tooManyInvitations: Block = {
  reason: 'too_many_invitations',
  error: 'stateChanged',
  holds: ({ candidacy }) => candidacy.open_invitations >= LIMITS.openInvitations,
};
