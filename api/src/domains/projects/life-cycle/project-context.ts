import type { ErrorDetails } from '@metier/contract/error-details';
import type { Db, Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { findCandidacy } from '../../invitations/index.ts';
import { selectProject } from '../projects.repository.ts';
import type { ProjectRecord } from '../projects.table.ts';
import { availableActions } from './rules/available-actions.ts';
import { candidacyOf, dependsOnCandidacy } from './rules/candidacy.ts';
import type { Refusal } from './rules/conditions.ts';
import { decide } from './rules/decide.ts';
import type { Step } from './rules/life-cycle.ts';
import { NO_CANDIDACY, type Candidacy, type Situation, type Viewer } from './rules/project-state.ts';
import type { Transition } from './rules/transition.ts';

/** A project of the database with what determines the viewer's actions. */
export interface ProjectContext extends Situation {
  readonly project: ProjectRecord;
}

/**
 * Loads a project and what determines the viewer's actions.
 *
 * @throws AppError `notFound` if there is none; access is decided by the step
 */
export async function loadProjectContext(
  db: Db,
  projectId: string,
  viewer: Viewer,
  now: Date,
): Promise<ProjectContext> {
  const project = await selectProject(db, projectId);
  if (!project) throw new AppError('notFound');
  return { project, candidacy: await loadCandidacy(db, project, viewer, now), viewer, now };
}

async function loadCandidacy(db: Db, project: ProjectRecord, viewer: Viewer, now: Date): Promise<Candidacy> {
  if (viewer === 'system' || !dependsOnCandidacy(project, viewer)) return NO_CANDIDACY;
  return candidacyOf(await findCandidacy(db, project.id, viewer.id, now));
}

/** The transition that a step is for the viewer now; throws the refusal of the life cycle otherwise. */
export function requireTransition(step: Step, context: ProjectContext): Transition {
  const decision = decide(step, context);
  if (decision.allowed) return decision.transition;
  throw refusal(decision.error, context, decision.reason && { reason: decision.reason });
}

/** The project of a call, and the version that the caller saw. */
export interface ProjectVersion {
  readonly project_id: string;
  readonly version?: number | undefined;
}

/** Refuses a call that is based on another version of the project; passes without a version. */
export function requireVersion(context: ProjectContext, version: number | undefined): void {
  if (version !== undefined && version !== context.project.version) throw stateChanged(context);
}

/** Refuses a call that is based on an earlier brief; passes without a version. */
export function requireBrief(context: ProjectContext, version: number | undefined): void {
  if (version !== undefined && version < context.project.brief_version) throw stateChanged(context);
}

/** Refuses with the current state after a concurrent change won the race. */
export async function throwConflict(
  trx: Trx,
  step: Step,
  { project, viewer, now }: ProjectContext,
): Promise<never> {
  const fresh = await loadProjectContext(trx, project.id, viewer, now);
  requireTransition(step, fresh);
  throw stateChanged(fresh);
}

/**
 * Refuses a call because the project is in another state.
 *
 * @throws AppError `stateChanged` with the current state
 */
export async function throwStateChanged(
  db: Db,
  projectId: string,
  viewer: Viewer,
  now: Date,
): Promise<never> {
  throw stateChanged(await loadProjectContext(db, projectId, viewer, now));
}

/** The refusal `stateChanged` with the current version, status, case and available actions. */
export const stateChanged = (context: ProjectContext, more?: RefusalDetails): AppError =>
  refusal('stateChanged', context, more);

/** More details of a refusal: the reason, the decision of the case, or who works on it. */
type RefusalDetails = Pick<ErrorDetails<'noEditsLeft'>, 'reason' | 'decision' | 'taken'>;

function refusal(error: Refusal, context: ProjectContext, more?: RefusalDetails): AppError {
  if (error === 'notFound') return new AppError(error);
  const { version, status, case_state } = context.project;
  return new AppError(error, {
    version,
    status,
    case: case_state,
    available_actions: availableActions(context),
    ...more,
  });
}
