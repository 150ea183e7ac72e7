import type {
  OpenCase,
  ProjectAction,
  ProjectActivity,
  ProjectMove,
  ProjectStatus,
  ProjectTimer,
} from '@metier/contract';
import type { Change } from './changes.ts';
import type { Block, Condition } from './conditions.ts';
import type { Party } from './party.ts';

/**
 * What a transition does to the project's money; `assign` and `unassign` move none and only change for whom it is held.
 * Source: product.md §3.
 */
export type MoneyMove = 'capture' | 'assign' | 'unassign' | 'release' | 'clear' | 'refund' | 'settle';

/** A deadline in the project's row. */
type ProjectMoment =
  | 'executor_by'
  | 'start_by'
  | 'due_at'
  | 'review_until'
  | 'answer_by'
  | 'clears_at'
  | 'offer_until'
  | 'appeal_until';

/** When a row of the life cycle applies. */
export interface Applicability {
  readonly from: readonly ProjectStatus[];
  /** The cases in which it applies; without, only if there is none, because a case freezes everything else. */
  readonly inCase?: readonly OpenCase[];
  readonly when?: readonly Condition[];
}

/** A row of the life cycle's table. */
export type Transition = TransitionRow & Offer;

/** The action offered to the viewer; rows without one are not offered. `awaited`: the project waits for it. */
type Offer =
  | { readonly action?: ProjectAction; readonly awaited?: undefined }
  | { readonly action: ProjectMove; readonly awaited: true };

interface TransitionRow extends Applicability {
  /** Its number in product.md §2; 0 if it is described below the table there. */
  readonly no: number;
  /** The step that a command performs. */
  readonly step: string;
  readonly by: readonly Party[];
  /** The new status; by default it does not change. */
  readonly to?: ProjectStatus;
  readonly blockedBy?: readonly Block[];
  /** Error for a late call; `stateChanged` by default. */
  readonly tooLate?: 'cannotAcceptProject';
  readonly change?: Change;
  readonly money?: MoneyMove;
  readonly activity?: ProjectActivity;
  /** The actor in the activity feed when the system acts on their behalf. */
  readonly for?: 'owner';
  /** Deadline of the action. */
  readonly until?: ProjectMoment | 'invited_until';
}

/** A timer: performs a step of the system, or sends a reminder. */
export interface Timer extends Applicability {
  readonly timer: ProjectTimer | 'review_reminder_early' | 'review_reminder_late';
  readonly at: ProjectMoment;
  /** Offset in seconds. */
  readonly plus?: number;
  readonly does: string;
}
