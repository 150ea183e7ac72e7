import { transaction, type Trx } from '../../../../platform/db/index.ts';
import type { TaskHandler } from '../../../../platform/jobs/index.ts';
import { selectProject } from '../../projects.repository.ts';
import { setTimer } from '../update-timers.ts';
import { notifyStep } from '../messages/notify-step.ts';
import { performStep } from '../perform-step.ts';
import type { TimerName } from '../rules/life-cycle.ts';
import { runningTimers } from '../rules/timers.ts';

/** Performs the step of a timer if it still runs and is due. Source: product.md §2, timers. */
export const fireTimer: TaskHandler<'project-timer'> = ({ project_id, timer }, { db, now }) =>
  transaction(db, (trx) => fire(trx, project_id, timer, now));

async function fire(trx: Trx, projectId: string, timer: TimerName, now: Date): Promise<void> {
  const project = await selectProject(trx, projectId);
  const running = project && runningTimers(project, now).find((other) => other.timer === timer);
  if (!running) return;
  // The database's clock may be slightly ahead.
  if (running.at > now) return setTimer(trx, projectId, timer, running.at);
  if (running.does === 'remind')
    return notifyStep(trx, { step: 'remind', before: project, project, viewer: 'system', now });
  const share = project.decided_share ?? undefined;
  await performStep(trx, { step: running.does, projectId, viewer: 'system', now, share });
}
