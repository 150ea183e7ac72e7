import { together, type Trx } from '../../../platform/db/index.ts';
import { addJob, cancelJob } from '../../../platform/jobs/index.ts';
import type { ProjectRecord } from '../projects.table.ts';
import type { TimerName } from './rules/life-cycle.ts';
import { timerChanges } from './rules/timers.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'project-timer': { readonly project_id: string; readonly timer: TimerName };
  }
}

/** Starts, moves and cancels the timers of a project after a change. */
export async function updateTimers(
  trx: Trx,
  before: ProjectRecord,
  after: ProjectRecord,
  now: Date,
): Promise<void> {
  const { set, cancel } = timerChanges(before, after, now);
  await together([
    ...cancel.map((timer) => cancelJob(trx, timerKey(after.id, timer))),
    ...set.map(({ timer, at }) => setTimer(trx, after.id, timer, at)),
  ]);
}

/** Starts or moves a timer of a project. */
export const setTimer = (trx: Trx, projectId: string, timer: TimerName, at: Date): Promise<void> =>
  addJob(
    trx,
    'project-timer',
    { project_id: projectId, timer },
    { runAt: at, key: timerKey(projectId, timer) },
  );

const timerKey = (projectId: string, timer: TimerName): string => `project:${projectId}:${timer}`;
