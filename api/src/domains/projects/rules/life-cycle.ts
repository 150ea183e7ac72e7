import type { ProjectAction, ProjectActivity, ProjectStatus } from '@metier/shared-kit/contract';
import * as change from './changes.ts';
import type { Change } from './changes.ts';
import * as is from './conditions.ts';
import type { Block, Condition } from './conditions.ts';
import type { Party } from './party.ts';
import type { ProjectState } from './project-state.ts';

/** What a transition does to the project's money. Source: product.md §3. */
export type MoneyMove = 'capture' | 'release' | 'clear' | 'refund' | 'settle';

/** A moment kept in the project's row, or the end of the viewer's invitation. */
export type Deadline = {
  [K in keyof ProjectState]: Date extends ProjectState[K] ? K : never;
}[keyof ProjectState] | 'invited_until';

/** One row of the life cycle. */
export interface Transition {
  /** Its number in product.md §2; 0 for what stands there in words below the table. */
  readonly no: number;
  /** What a command performs. */
  readonly step: string;
  /** What the viewer is offered; without it the step is nobody's choice. */
  readonly action?: ProjectAction;
  readonly by: readonly Party[];
  readonly from: readonly ProjectStatus[];
  /** Without it the status stays. */
  readonly to?: ProjectStatus;
  /** The case it needs; `none` unless said otherwise, for a case freezes everything else. */
  readonly inCase?: 'refund_requested' | 'disputed';
  readonly when?: readonly Condition[];
  readonly blockedBy?: readonly Block[];
  /** What a party is told when it comes too late; `stateChanged` unless said otherwise. */
  readonly tooLate?: 'cannotAcceptProject';
  readonly change?: Change;
  readonly money?: MoneyMove;
  readonly activity?: ProjectActivity;
  readonly deadline?: Deadline;
}

const HELD = ['paid', 'progress', 'checking', 'improving'] as const satisfies readonly ProjectStatus[];
const WORKED_ON = ['progress', 'checking', 'improving', 'completed'] as const satisfies readonly ProjectStatus[];

/**
 * The life of a project as one table: whatever may happen to it, by whom, when, and what follows. Guards, transitions
 * and `available_actions` are all read from here. Source: product.md §2.
 */
export const TRANSITIONS = [
  { no: 1, step: 'create', by: ['owner'], from: [], to: 'created', activity: 'created' },
  { no: 2, step: 'edit', action: 'edit', by: ['owner'], from: ['created'], blockedBy: [is.paymentPending], activity: 'edited' },
  { no: 2, step: 'edit_brief', action: 'edit', by: ['owner'], from: ['paid'], when: [is.unassigned], activity: 'edited' },
  { no: 3, step: 'delete', action: 'delete', by: ['owner'], from: ['created'], blockedBy: [is.paymentPending] },
  { no: 4, step: 'pay', action: 'pay', by: ['owner'], from: ['created'], blockedBy: [is.paymentPending] },
  { no: 4, step: 'capture', by: ['system'], from: ['created'], to: 'paid', change: change.opened, money: 'capture', activity: 'paid' },
  { no: 5, step: 'invite', action: 'invite_freelancer', by: ['owner'], from: ['paid'], when: [is.unassigned], blockedBy: [is.tooManyInvitations], activity: 'invited', deadline: 'executor_by' },
  { no: 6, step: 'respond', action: 'respond', by: ['freelancer'], from: ['paid'], when: [is.unassigned, is.notInvited, is.notResponded], activity: 'responded', deadline: 'executor_by' },
  { no: 6, step: 'withdraw_response', action: 'withdraw_response', by: ['freelancer'], from: ['paid'], when: [is.unassigned, is.responded], activity: 'response_withdrawn' },
  { no: 7, step: 'accept_invitation', action: 'accept_invitation', by: ['freelancer'], from: ['paid'], when: [is.unassigned, is.invited], tooLate: 'cannotAcceptProject', change: change.filled, activity: 'assigned', deadline: 'invited_until' },
  { no: 7, step: 'decline_invitation', action: 'decline_invitation', by: ['freelancer'], from: ['paid'], when: [is.unassigned, is.invited], tooLate: 'cannotAcceptProject', activity: 'invitation_declined', deadline: 'invited_until' },
  { no: 8, step: 'assign', action: 'choose_executor', by: ['owner'], from: ['paid'], when: [is.unassigned], change: change.filled, activity: 'assigned', deadline: 'executor_by' },
  { no: 9, step: 'start', action: 'start', by: ['executor'], from: ['paid'], to: 'progress', change: change.started, activity: 'started', deadline: 'start_by' },
  { no: 10, step: 'give_back', action: 'give_back', by: ['executor'], from: ['paid', 'progress'], to: 'paid', when: [is.undelivered], change: change.opened, activity: 'given_back' },
  { no: 10, step: 'unassign', by: ['system'], from: ['paid'], when: [is.assigned], change: change.opened, activity: 'given_back' },
  { no: 11, step: 'deliver', action: 'submit_result', by: ['executor'], from: ['paid', 'progress', 'improving'], to: 'checking', change: change.reviewStarted, activity: 'delivered', deadline: 'due_at' },
  { no: 12, step: 'accept', action: 'accept_result', by: ['owner', 'system'], from: ['checking'], to: 'completed', change: change.earned, money: 'release', activity: 'accepted', deadline: 'review_until' },
  // #14 is the block of #13.
  { no: 13, step: 'send_back', action: 'request_changes', by: ['owner'], from: ['checking'], to: 'improving', blockedBy: [is.noEditsLeft], change: change.sentBack, activity: 'changes_requested', deadline: 'review_until' },
  { no: 0, step: 'extend_review', action: 'extend_review', by: ['owner'], from: ['checking'], blockedBy: [is.reviewExtended], change: change.reviewProlonged, activity: 'review_extended', deadline: 'review_until' },
  { no: 15, step: 'refund', action: 'refund', by: ['owner', 'system'], from: ['paid'], to: 'refunded', change: change.closed, money: 'refund', activity: 'refunded' },
  { no: 16, step: 'refund', action: 'refund', by: ['owner', 'system'], from: ['progress', 'improving'], to: 'refunded', when: [is.longOverdue], change: change.closed, money: 'refund', activity: 'refunded' },
  { no: 17, step: 'request_refund', action: 'request_refund', by: ['owner'], from: WORKED_ON, when: [is.notLongOverdue, is.notCleared], change: change.refundAsked, activity: 'refund_requested', deadline: 'clears_at' },
  { no: 18, step: 'agree_to_refund', action: 'answer_refund', by: ['executor', 'system'], from: WORKED_ON, to: 'refunded', inCase: 'refund_requested', change: change.closed, money: 'refund', activity: 'refund_agreed', deadline: 'answer_by' },
  { no: 18, step: 'refuse_refund', action: 'answer_refund', by: ['executor', 'system'], from: WORKED_ON, inCase: 'refund_requested', change: change.disputed, activity: 'refund_refused', deadline: 'answer_by' },
  { no: 19, step: 'complain', action: 'complain', by: ['owner', 'executor'], from: [...HELD, 'completed'], when: [is.notCleared], change: change.disputed, activity: 'disputed', deadline: 'clears_at' },
  { no: 20, step: 'resolve_to_refund', action: 'resolve_case', by: ['manager'], from: [...HELD, 'completed'], to: 'refunded', inCase: 'disputed', change: change.closed, money: 'refund', activity: 'resolved' },
  { no: 20, step: 'resolve_to_share', action: 'resolve_case', by: ['manager'], from: [...HELD, 'completed'], to: 'completed', inCase: 'disputed', change: change.closed, money: 'settle', activity: 'resolved' },
  { no: 0, step: 'clear', by: ['system'], from: ['completed'], when: [is.notCleared], change: change.closed, money: 'clear', activity: 'cleared' },
] as const satisfies readonly Transition[];

/** Name of something that can be done to a project. */
export type Step = (typeof TRANSITIONS)[number]['step'];
