import { secondsAfter, type ProjectTimer } from '@metier/contract';
import { TIMERS, type Step, type TimerName } from './life-cycle.ts';
import { applies } from './applicability.ts';
import { systemSituation, type ProjectState } from './project-state.ts';
import type { Timer } from './transition.ts';

/** A running timer, its due time and its step. */
export interface RunningTimer {
  readonly timer: TimerName;
  readonly at: Date;
  readonly does: Step | 'remind';
}

/** The timers that run for a project in this state. Source: product.md §2, timers. */
export function runningTimers(project: ProjectState, now: Date): RunningTimer[] {
  const situation = systemSituation(project, now);
  return TIMERS.flatMap((row) => {
    const { at, plus = 0 }: Timer = row;
    const moment = project[at];
    if (moment === null || !applies(row, situation)) return [];
    return [{ timer: row.timer, at: secondsAfter(moment, plus), does: row.does }];
  });
}

/** Timer changes of a transition: timers to set and to cancel. */
export function timerChanges(
  before: ProjectState,
  after: ProjectState,
  now: Date,
): { readonly set: readonly RunningTimer[]; readonly cancel: readonly TimerName[] } {
  const ran = new Map(runningTimers(before, now).map((running) => [running.timer, running]));
  const runs = runningTimers(after, now);
  const set = runs.filter(({ timer, at }) => ran.get(timer)?.at.getTime() !== at.getTime());
  const cancel = [...ran.keys()].filter((timer) => !runs.some((running) => running.timer === timer));
  return { set, cancel };
}

/** The next timer that changes the project; null if none runs. */
export function nextTimer(project: ProjectState, now: Date): { what: ProjectTimer; at: string } | null {
  const acting = runningTimers(project, now).flatMap(({ timer, at }) =>
    isReminder(timer) ? [] : [{ what: timer, at }],
  );
  const [next] = acting.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return next ? { what: next.what, at: next.at.toISOString() } : null;
}

const isReminder = (timer: TimerName): timer is Exclude<TimerName, ProjectTimer> =>
  timer.startsWith('review_reminder');
