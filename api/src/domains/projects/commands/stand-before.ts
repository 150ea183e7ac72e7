import type { ErrorDetails } from '@metier/contract/error-details';
import type { Db, Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { selectProject } from '../projects.repository.ts';
import type { ProjectRecord } from '../projects.table.ts';
import { availableActions } from '../rules/available-actions.ts';
import type { Refusal } from '../rules/conditions.ts';
import { decide } from '../rules/decide.ts';
import type { Step } from '../rules/life-cycle.ts';
import type { Situation, Viewer } from '../rules/project-state.ts';
import type { Transition } from '../rules/transition.ts';

/** All that decides what somebody may do with a project of the database. */
export interface Standing extends Situation {
  readonly project: ProjectRecord;
}

/**
 * A project with all that decides what the viewer may do with it.
 *
 * @throws AppError `notFound` when there is none; whether the viewer may know of it is decided by the step
 */
export async function standBefore(db: Db, projectId: string, viewer: Viewer, now: Date): Promise<Standing> {
  const found = await selectProject(db, projectId, viewer === 'system' ? null : viewer.id, now);
  if (!found) throw new AppError('notFound');
  return { ...found, viewer, now };
}

/** The transition that a step is for the viewer now; throws the refusal of the life cycle otherwise. */
export function allowedTransition(step: Step, standing: Standing): Transition {
  const decision = decide(step, standing);
  if (decision.allowed) return decision.transition;
  throw refusal(decision.error, standing, decision.reason && { reason: decision.reason });
}

/** What of a project a call names, and the version of it that the caller was shown. */
export interface ShownProject {
  readonly project_id: string;
  readonly version?: number | undefined;
}

/** Refuses what was decided by another version of the project than the present one; anything goes without a version. */
export function requireShown(standing: Standing, version: number | undefined): void {
  if (version !== undefined && version !== standing.project.version) throw stateChanged(standing);
}

/** Somebody was faster: refuses with what is true now. */
export async function loseRace(trx: Trx, step: Step, { project, viewer, now }: Standing): Promise<never> {
  const fresh = await standBefore(trx, project.id, viewer, now);
  allowedTransition(step, fresh);
  throw stateChanged(fresh);
}

/** The refusal `stateChanged` with what is true now: version, status, case, and what the viewer can do. */
export const stateChanged = (standing: Standing, more?: Told): AppError =>
  refusal('stateChanged', standing, more);

/** What else a refusal tells: what stands in the way, or how the case was decided. */
type Told = Pick<ErrorDetails<'noEditsLeft'>, 'reason' | 'decision'>;

function refusal(error: Refusal, standing: Standing, more?: Told): AppError {
  if (error === 'notFound') return new AppError(error);
  const { version, status, case_state } = standing.project;
  return new AppError(error, {
    version,
    status,
    case: case_state,
    available_actions: availableActions(standing),
    ...more,
  });
}
