import type { Cents } from '@metier/contract';
import { together, type Trx } from '../../../platform/db/index.ts';
import { countDeadline, countFinishedProject } from '../../profiles/index.ts';
import { compareAndSetProject } from '../projects.repository.ts';
import type { ProjectRecord } from '../projects.table.ts';
import { insertActivity } from './activity.repository.ts';
import { updateTimers } from './update-timers.ts';
import { notifyStep } from './messages/notify-step.ts';
import { moveMoney } from './move-money.ts';
import {
  requireTransition,
  throwConflict,
  requireVersion,
  loadProjectContext,
  type ProjectContext,
} from './project-context.ts';
import { changesOf } from './rules/changes-of.ts';
import { deadlineOutcome } from './rules/deadline-outcome.ts';
import { finishedChange } from './rules/finished-change.ts';
import type { Step } from './rules/life-cycle.ts';
import type { Viewer } from './rules/project-state.ts';
import type { Transition } from './rules/transition.ts';

/** Inputs of a step beyond the life cycle's table. */
export interface StepExtras {
  /** For example who becomes the executor. */
  readonly set?: Partial<Omit<ProjectRecord, 'id' | 'version' | 'status'>>;
  /** The freelancer's part of the price when a case is decided, settled, or offered to be, in cents. */
  readonly share?: Cents | undefined;
  /** The version that the caller saw; any other version is refused. */
  readonly version?: number | undefined;
  /** The requested changes, for the mail. */
  readonly comment?: string;
  /** The freelancer who is invited, for the mail. */
  readonly invitee?: string;
}

/** A step to perform on a project. */
export interface StepRequest extends StepExtras {
  readonly step: Step;
  readonly projectId: string;
  readonly viewer: Viewer;
  readonly now: Date;
}

/**
 * Performs a step of the life cycle in the caller's transaction: guard, compare-and-set, postings, timers, activity,
 * messages. Source: product.md §2.
 *
 * @returns the project after the step
 * @throws AppError `notFound` for strangers; `stateChanged`, or the error of the table, with the current state when it
 *   is too late or the race is lost
 * @example await performStep(trx, { step: 'start', projectId, viewer: viewerOf(actor), now });
 */
export async function performStep(
  trx: Trx,
  { step, projectId, viewer, now, ...extras }: StepRequest,
): Promise<ProjectRecord> {
  return takeStep(trx, step, await loadProjectContext(trx, projectId, viewer, now), extras);
}

/** Like `performStep`, for a loaded project. */
export async function takeStep(
  trx: Trx,
  step: Step,
  context: ProjectContext,
  { set, version, ...extras }: StepExtras = {},
): Promise<ProjectRecord> {
  const { project: before, viewer, now } = context;
  const transition = requireTransition(step, context);
  requireVersion(context, version);
  const after = await compareAndSetProject(trx, before, {
    ...changesOf(before, transition, now),
    ...set,
  });
  if (!after) return throwConflict(trx, step, context);
  await together([
    transition.money && moveMoney(trx, transition.money, before, after, extras.share, now),
    updateTimers(trx, before, after, now),
    updateFigures(trx, before, after, now),
    transition.activity &&
      insertActivity(
        trx,
        after.id,
        transition.activity,
        actorOf(transition, viewer, after),
        now,
        extras.share,
      ),
    notifyStep(trx, { step, before, project: after, viewer, now, ...extras }),
  ]);
  return after;
}

/** The actor for the activity feed; null for the system. */
function actorOf(transition: Transition, viewer: Viewer, { customer_id }: ProjectRecord): string | null {
  if (viewer !== 'system') return viewer.id;
  return transition.for === 'owner' ? customer_id : null;
}

/** Updates the figures of the executor before the step, since some steps remove the executor. */
async function updateFigures(
  trx: Trx,
  before: ProjectRecord,
  after: ProjectRecord,
  now: Date,
): Promise<void> {
  const { customer_id: customerId, freelancer_id: freelancerId } = before;
  if (freelancerId === null) return;
  const change = finishedChange(before, after);
  if (change !== 0) await countFinishedProject(trx, { customerId, freelancerId }, change);
  const outcome = deadlineOutcome(before, after, now);
  if (outcome) await countDeadline(trx, freelancerId, outcome);
}
