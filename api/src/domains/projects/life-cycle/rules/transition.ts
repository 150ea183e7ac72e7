import type { ProjectAction, ProjectActivity, ProjectStatus, ProjectTimer } from '@metier/contract';
import type { Change } from './changes.ts';
import type { Block, Condition } from './conditions.ts';
import type { Party } from './party.ts';

/**
 * What a transition does to the project's money, or for whom it is held: `assign` and `unassign` move none.
 * Source: product.md §3.
 */
export type MoneyMove = 'capture' | 'assign' | 'unassign' | 'release' | 'clear' | 'refund' | 'settle';

/** A moment kept in the project's row. */
type ProjectMoment = 'executor_by' | 'start_by' | 'due_at' | 'review_until' | 'answer_by' | 'clears_at';

/** When a row of the life cycle belongs to the moment. */
export interface Occasion {
  readonly from: readonly ProjectStatus[];
  /** The case it needs; none unless said otherwise, for a case freezes everything else. */
  readonly inCase?: 'refund_requested' | 'disputed';
  readonly when?: readonly Condition[];
}

/** Something that may happen to a project. */
export interface Transition extends Occasion {
  /** Its number in product.md §2; 0 for what stands there in words below the table. */
  readonly no: number;
  /** What a command performs. */
  readonly step: string;
  /** What the viewer is offered; a row without it is nobody's choice. */
  readonly action?: ProjectAction;
  readonly by: readonly Party[];
  /** Without it the status stays. */
  readonly to?: ProjectStatus;
  readonly blockedBy?: readonly Block[];
  /** What a party is told when it comes too late; `stateChanged` unless said otherwise. */
  readonly tooLate?: 'cannotAcceptProject';
  readonly change?: Change;
  readonly money?: MoneyMove;
  readonly activity?: ProjectActivity;
  /** Who is told to have done it when the system performs it on their behalf. */
  readonly for?: 'owner';
  /** Until when the viewer has this choice. */
  readonly until?: ProjectMoment | 'invited_until';
}

/** Something that happens by itself: a step of the system, or a reminder, which only sends a mail. */
export interface Timer extends Occasion {
  readonly timer: ProjectTimer | 'review_reminder_early' | 'review_reminder_late';
  readonly at: ProjectMoment;
  /** Seconds after that moment; negative for before it. */
  readonly plus?: number;
  readonly does: string;
}
