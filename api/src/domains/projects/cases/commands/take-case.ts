import { DURATIONS, secondsAfter } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../../platform/db/index.ts';
import type { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { personOf } from '../../../accounts/index.ts';
import { publish } from '../../../events/index.ts';
import { loadProjectContext, stateChanged, type ProjectContext } from '../../life-cycle/project-context.ts';
import { requireLockedProject } from '../../life-cycle/require-locked-project.ts';
import { availableActions } from '../../life-cycle/rules/available-actions.ts';
import { isTaken } from '../../life-cycle/rules/conditions.ts';
import { viewerOf } from '../../life-cycle/viewer-of.ts';
import { saveTaker } from '../cases.repository.ts';

/**
 * Reserves a dispute for a manager: no other one can decide it until it is released, decided, or idle for half an hour.
 * Each further call of the same manager extends the reservation. Taking over another manager's case requires that
 * manager's id, so it is never by accident. The two sides are not notified; the version stays.
 *
 * @throws AppError `notFound`; `stateChanged` unless the caller could decide the case, or with who works on it
 */
export async function takeCase(
  trx: Trx,
  manager: Actor,
  { project_id, from }: Body<'POST /api/manager/cases/take'>,
  now: Date,
): Promise<void> {
  await requireLockedProject(trx, project_id);
  const context = await loadProjectContext(trx, project_id, viewerOf(manager), now);
  const { project } = context;
  const decision = availableActions(context).find(({ action }) => action === 'resolve_case');
  const isOthers = decision?.reason === 'taken';
  if (isOthers && project.taken_by !== from) throw await takenByOther(trx, context);
  if (!decision?.enabled && !isOthers)
    throw stateChanged(context, decision?.reason && { reason: decision.reason });
  const isOwn = project.taken_by === manager.userId && isTaken(project, now);
  await saveTaker(trx, project_id, {
    taken_by: manager.userId,
    taken_at: isOwn ? project.taken_at : now,
    taken_until: secondsAfter(now, DURATIONS.takenCase),
  });
  if (!isOwn) await publishTaker(trx, project_id, now);
}

/**
 * Releases a dispute from the manager who works on it.
 *
 * @throws AppError `notFound`; `stateChanged` if the caller does not work on it, with who does
 */
export async function releaseCase(
  trx: Trx,
  manager: Actor,
  { project_id }: Body<'POST /api/manager/cases/release'>,
  now: Date,
): Promise<void> {
  await requireLockedProject(trx, project_id);
  const context = await loadProjectContext(trx, project_id, viewerOf(manager), now);
  const { project } = context;
  if (project.taken_by !== manager.userId) {
    if (isTaken(project, now)) throw await takenByOther(trx, context);
    throw stateChanged(context);
  }
  await saveTaker(trx, project_id, { taken_by: null, taken_at: null, taken_until: null });
  await publishTaker(trx, project_id, now);
}

/** The refusal `stateChanged` of a case that another manager works on. */
export async function takenByOther(trx: Trx, context: ProjectContext): Promise<AppError> {
  const { taken_by, taken_at } = context.project;
  if (taken_by === null || taken_at === null) return stateChanged(context);
  const manager = await personOf(trx, taken_by);
  return stateChanged(context, {
    reason: 'taken',
    taken: { manager, since: taken_at.toISOString() },
  });
}

const publishTaker = (trx: Trx, id: string, now: Date): Promise<void> =>
  publish(trx, [{ kind: 'project', id, role: 'manager' }], now);
